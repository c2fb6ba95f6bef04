ALTER TABLE "attempts" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "suggested_minutes" smallint;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "limit_minutes" smallint;--> statement-breakpoint
CREATE INDEX "attempts_ends" ON "attempts" USING btree ("ends_at") WHERE "attempts"."submitted_at" is null;