ALTER TABLE "attempts" ADD COLUMN "verdict" text;--> statement-breakpoint
UPDATE "attempts" SET "verdict" = CASE WHEN coalesce("percentage", 0) >= 50 THEN 'passed' ELSE 'failed' END WHERE "submitted_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_verdict" CHECK ("attempts"."verdict" in ('passed', 'failed'));