ALTER TABLE "attempts" ADD COLUMN "handed_in" boolean;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "seal" text;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "clock_changed" boolean DEFAULT false NOT NULL;