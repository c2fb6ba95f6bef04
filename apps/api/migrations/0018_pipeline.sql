CREATE TABLE "pipeline_records" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pipeline_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"who" text,
	"user_type" text NOT NULL,
	"source" text NOT NULL,
	"body" jsonb NOT NULL,
	"once" text
);
--> statement-breakpoint
CREATE INDEX "pipeline_records_received" ON "pipeline_records" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "pipeline_records_once" ON "pipeline_records" USING btree ("once");