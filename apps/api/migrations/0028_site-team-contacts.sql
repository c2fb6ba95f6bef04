CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"digest" text NOT NULL,
	"subject" text NOT NULL,
	"reach" text NOT NULL,
	"text" text NOT NULL,
	"country" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "country_contacts" (
	"country" text PRIMARY KEY NOT NULL,
	"number" text,
	"help" text,
	"ideas" text,
	"schools" text,
	"office" jsonb,
	"map" text
);
--> statement-breakpoint
CREATE TABLE "team_rows" (
	"kind" text NOT NULL,
	"order" integer NOT NULL,
	"name" jsonb NOT NULL,
	"role" jsonb NOT NULL,
	"about" jsonb NOT NULL,
	CONSTRAINT "team_rows_kind_order_pk" PRIMARY KEY("kind","order")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "contact_messages_digest" ON "contact_messages" USING btree ("digest");--> statement-breakpoint
CREATE INDEX "contact_messages_due" ON "contact_messages" USING btree ("next_at") WHERE "contact_messages"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "contact_messages_written" ON "contact_messages" USING btree ("written_at");