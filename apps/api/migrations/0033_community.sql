CREATE TABLE "student_blocks" (
	"student_id" uuid NOT NULL,
	"other_student_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "student_blocks_student_id_other_student_id_pk" PRIMARY KEY("student_id","other_student_id")
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid,
	"lesson_id" integer NOT NULL,
	"parent_id" uuid,
	"body" text NOT NULL,
	"parts" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"held_at" timestamp (3) with time zone,
	"hidden_at" timestamp (3) with time zone,
	"number" bigint NOT NULL,
	"change" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "held_words" (
	"folded" text PRIMARY KEY NOT NULL,
	"word" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hidden_looks" (
	"student_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"shown" text NOT NULL,
	CONSTRAINT "hidden_looks_student_id_kind_pk" PRIMARY KEY("student_id","kind")
);
--> statement-breakpoint
CREATE TABLE "moderation_acts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_id" uuid NOT NULL,
	"act" text NOT NULL,
	"staff_student_id" uuid,
	"days" smallint,
	"note" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moderation_cases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"student_id" uuid,
	"comment_id" uuid,
	"shown" text,
	"source" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "moderation_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_id" uuid NOT NULL,
	"reporter_id" uuid,
	"reason" text NOT NULL,
	"note" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mutes" (
	"student_id" uuid PRIMARY KEY NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"student_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"about" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "user_type" text DEFAULT 'student' NOT NULL;--> statement-breakpoint
ALTER TABLE "student_blocks" ADD CONSTRAINT "student_blocks_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_blocks" ADD CONSTRAINT "student_blocks_other_student_id_students_id_fk" FOREIGN KEY ("other_student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_parent_id_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_looks" ADD CONSTRAINT "hidden_looks_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_acts" ADD CONSTRAINT "moderation_acts_case_id_moderation_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."moderation_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_acts" ADD CONSTRAINT "moderation_acts_staff_student_id_students_id_fk" FOREIGN KEY ("staff_student_id") REFERENCES "public"."students"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_reports" ADD CONSTRAINT "moderation_reports_case_id_moderation_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."moderation_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_reports" ADD CONSTRAINT "moderation_reports_reporter_id_students_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."students"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mutes" ADD CONSTRAINT "mutes_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "student_blocks_other" ON "student_blocks" USING btree ("other_student_id");--> statement-breakpoint
CREATE INDEX "comments_lesson" ON "comments" USING btree ("lesson_id","number") WHERE "comments"."parent_id" is null;--> statement-breakpoint
CREATE INDEX "comments_parent" ON "comments" USING btree ("parent_id","number");--> statement-breakpoint
CREATE INDEX "comments_student" ON "comments" USING btree ("student_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "comments_change" ON "comments" USING btree ("lesson_id","change");--> statement-breakpoint
CREATE INDEX "moderation_acts_case" ON "moderation_acts" USING btree ("case_id","at");--> statement-breakpoint
CREATE INDEX "moderation_acts_staff" ON "moderation_acts" USING btree ("staff_student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_cases_open" ON "moderation_cases" USING btree ("kind",coalesce("comment_id", "student_id")) WHERE "moderation_cases"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "moderation_cases_opened" ON "moderation_cases" USING btree ("opened_at");--> statement-breakpoint
CREATE INDEX "moderation_cases_student" ON "moderation_cases" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "moderation_cases_comment" ON "moderation_cases" USING btree ("comment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_reports_once" ON "moderation_reports" USING btree ("case_id","reporter_id");--> statement-breakpoint
CREATE INDEX "moderation_reports_reporter" ON "moderation_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_once" ON "notifications" USING btree ("student_id","key");--> statement-breakpoint
CREATE INDEX "notifications_student" ON "notifications" USING btree ("student_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("student_id") WHERE "notifications"."read_at" is null;