CREATE TABLE "pipeline_told" (
	"once" text PRIMARY KEY NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "pipeline_told_received" ON "pipeline_told" USING btree ("received_at");--> statement-breakpoint
INSERT INTO "pipeline_told" SELECT "once", "received_at" FROM "pipeline_records" WHERE "once" IS NOT NULL;--> statement-breakpoint
DROP INDEX "pipeline_records_once";--> statement-breakpoint
ALTER TABLE "pipeline_records" DROP CONSTRAINT "pipeline_records_pkey";--> statement-breakpoint
ALTER TABLE "pipeline_records" ADD CONSTRAINT "pipeline_records_id_received_at_pk" PRIMARY KEY("id","received_at");--> statement-breakpoint
ALTER TABLE "pipeline_records" DROP COLUMN "once";--> statement-breakpoint
-- Drizzle knows no parts: the table is made anew by hand, and what was in it waits in the part for the rest
ALTER TABLE "pipeline_records" RENAME TO "pipeline_records_before";--> statement-breakpoint
ALTER INDEX "pipeline_records_received" RENAME TO "pipeline_records_before_received";--> statement-breakpoint
ALTER INDEX "pipeline_records_id_received_at_pk" RENAME TO "pipeline_records_before_pk";--> statement-breakpoint
ALTER TABLE "pipeline_records_before" ALTER COLUMN "id" DROP IDENTITY;--> statement-breakpoint
CREATE TABLE "pipeline_records" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "pipeline_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"who" text,
	"user_type" text NOT NULL,
	"source" text NOT NULL,
	"body" jsonb NOT NULL,
	CONSTRAINT "pipeline_records_id_received_at_pk" PRIMARY KEY("id","received_at")
) PARTITION BY RANGE ("received_at");
--> statement-breakpoint
CREATE TABLE "pipeline_records_rest" PARTITION OF "pipeline_records" DEFAULT;--> statement-breakpoint
INSERT INTO "pipeline_records" ("id", "at", "received_at", "who", "user_type", "source", "body") OVERRIDING SYSTEM VALUE
	SELECT "id", "at", "received_at", "who", "user_type", "source", "body" FROM "pipeline_records_before";--> statement-breakpoint
SELECT setval('pipeline_records_id_seq', (SELECT coalesce(max("id"), 0) + 1 FROM "pipeline_records"), false);--> statement-breakpoint
DROP TABLE "pipeline_records_before";--> statement-breakpoint
CREATE INDEX "pipeline_records_received" ON "pipeline_records" USING btree ("received_at");
