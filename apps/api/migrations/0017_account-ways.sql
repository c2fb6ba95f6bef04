CREATE TYPE "public"."code_purpose" AS ENUM('sign_up', 'recovery', 'change', 'deletion');--> statement-breakpoint
CREATE TYPE "public"."message_status" AS ENUM('waiting', 'sent', 'delivered', 'failed');--> statement-breakpoint
CREATE TABLE "link_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"purpose" "code_purpose" NOT NULL,
	"address" text NOT NULL,
	"holder" text NOT NULL,
	"student_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"channel" "delivery_channel" NOT NULL,
	"recipient" text NOT NULL,
	"asker" text NOT NULL,
	"language" "language_code" NOT NULL,
	"subject" text,
	"body" text,
	"code" text,
	"status" "message_status" DEFAULT 'waiting' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"provider_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "pending_sign_ups" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "purpose" "code_purpose" DEFAULT 'sign_up' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" jsonb;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "bio" text;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "numbering_system" text;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "appearance" text;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "visibility" jsonb DEFAULT '{"full_name":false,"picture":true,"bio":true,"program":true}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "chat_restore_id" text;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "password_changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "deleted_by" text;--> statement-breakpoint
ALTER TABLE "link_tokens" ADD CONSTRAINT "link_tokens_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "link_tokens_holder" ON "link_tokens" USING btree ("address","holder");--> statement-breakpoint
CREATE INDEX "link_tokens_student" ON "link_tokens" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "link_tokens_expired" ON "link_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "messages_due" ON "messages" USING btree ("next_at") WHERE "messages"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "messages_newest" ON "messages" USING btree ("channel","recipient","asker","created_at");--> statement-breakpoint
CREATE INDEX "messages_expired" ON "messages" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "messages_provider_id" ON "messages" USING btree ("channel","provider_id");--> statement-breakpoint
CREATE INDEX "codes_client" ON "codes" USING btree ("client");--> statement-breakpoint
CREATE UNIQUE INDEX "students_alias" ON "students" USING btree (lower("alias"));--> statement-breakpoint
CREATE INDEX "students_deleted" ON "students" USING btree ("deleted_at") WHERE "students"."status" = 'deleted';