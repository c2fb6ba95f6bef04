CREATE TABLE "league_name_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reporter_id" uuid NOT NULL,
	"student_id" uuid,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"match_id" text,
	"reported_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "alias" text;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "league_name" text DEFAULT 'initial' NOT NULL;--> statement-breakpoint
ALTER TABLE "league_name_reports" ADD CONSTRAINT "league_name_reports_reporter_id_students_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "league_name_reports" ADD CONSTRAINT "league_name_reports_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "league_name_reports_once" ON "league_name_reports" USING btree ("reporter_id","owner_id","name");--> statement-breakpoint
CREATE INDEX "league_name_reports_student" ON "league_name_reports" USING btree ("student_id");