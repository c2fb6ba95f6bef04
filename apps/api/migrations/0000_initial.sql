CREATE TYPE "public"."account_status" AS ENUM('active', 'under_review', 'suspended', 'deleted');--> statement-breakpoint
CREATE TYPE "public"."delivery_channel" AS ENUM('sms', 'email', 'whatsapp');--> statement-breakpoint
CREATE TYPE "public"."language_code" AS ENUM('ar', 'en', 'ur');--> statement-breakpoint
CREATE TABLE "codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"channel" "delivery_channel" NOT NULL,
	"destination" text NOT NULL,
	"client" text NOT NULL,
	"hash" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "limit_hits" (
	"rule" text NOT NULL,
	"key" text NOT NULL,
	"hits" timestamp(3) with time zone[] DEFAULT '{}' NOT NULL,
	"idle_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "limit_hits_rule_key_pk" PRIMARY KEY("rule","key")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"channel" "delivery_channel" NOT NULL,
	"recipient" text NOT NULL,
	"language" "language_code" NOT NULL,
	"subject" text,
	"body" text NOT NULL,
	"code" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pending_sign_ups" (
	"channel" "delivery_channel" NOT NULL,
	"address" text NOT NULL,
	"client" text NOT NULL,
	"full_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"language" "language_code" NOT NULL,
	"country" text NOT NULL,
	"referred_by_code" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pending_sign_ups_channel_address_client_pk" PRIMARY KEY("channel","address","client")
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"replaced_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"student_id" uuid NOT NULL,
	"client_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "students" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"full_name" text NOT NULL,
	"email" text,
	"email_verified_at" timestamp (3) with time zone,
	"phone" text,
	"phone_verified_at" timestamp (3) with time zone,
	"password_hash" text,
	"image" text,
	"language" "language_code" NOT NULL,
	"country" text NOT NULL,
	"program_id" integer,
	"referral_code" text NOT NULL,
	"referred_by_code" text,
	"status" "account_status" DEFAULT 'active' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "programs" (
	"id" integer PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"title" jsonb NOT NULL,
	"order" integer NOT NULL,
	"pack" text NOT NULL,
	"retired" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subjects" (
	"id" integer PRIMARY KEY NOT NULL,
	"program_id" integer NOT NULL,
	"bg_color" text NOT NULL,
	"icon" text NOT NULL,
	"title" jsonb NOT NULL,
	"order" integer NOT NULL,
	"pack" text NOT NULL,
	"retired" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subtopics" (
	"id" integer PRIMARY KEY NOT NULL,
	"topic_id" integer NOT NULL,
	"title" jsonb NOT NULL,
	"order" integer NOT NULL,
	"pack" text NOT NULL,
	"retired" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "topics" (
	"id" integer PRIMARY KEY NOT NULL,
	"subject_id" integer NOT NULL,
	"title" jsonb NOT NULL,
	"order" integer NOT NULL,
	"pack" text NOT NULL,
	"retired" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lesson_feedback" (
	"student_id" uuid NOT NULL,
	"lesson_id" integer NOT NULL,
	"stars" smallint NOT NULL,
	"text" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lesson_feedback_student_id_lesson_id_pk" PRIMARY KEY("student_id","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "lessons" (
	"id" integer PRIMARY KEY NOT NULL,
	"subtopic_id" integer NOT NULL,
	"title" jsonb NOT NULL,
	"order" integer NOT NULL,
	"is_premium" boolean NOT NULL,
	"is_head" boolean NOT NULL,
	"duration" double precision NOT NULL,
	"video" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"pack" text NOT NULL,
	"retired" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "answers" (
	"attempt_id" uuid NOT NULL,
	"question_id" integer NOT NULL,
	"answer" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"points" double precision,
	"is_correct" boolean,
	CONSTRAINT "answers_attempt_id_question_id_pk" PRIMARY KEY("attempt_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"student_id" uuid NOT NULL,
	"quiz_id" integer NOT NULL,
	"number" integer NOT NULL,
	"question_ids" integer[] NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"frontend_start_time" timestamp (3) with time zone,
	"frontend_end_time" timestamp (3) with time zone,
	"points" double precision,
	"correct_count" integer,
	"percentage" integer
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"quiz_id" integer NOT NULL,
	"key" text NOT NULL,
	"order" integer NOT NULL,
	"difficulty" text NOT NULL,
	"stem" jsonb NOT NULL,
	"explanation" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"retired" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quizzes" (
	"id" integer PRIMARY KEY NOT NULL,
	"lesson_id" integer NOT NULL,
	"title" jsonb NOT NULL,
	"pack" text NOT NULL,
	"retired" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "skipped_entities" (
	"student_id" uuid NOT NULL,
	"entity_type" text NOT NULL,
	"entity_id" integer NOT NULL,
	"skipped_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "skipped_entities_student_id_entity_type_entity_id_pk" PRIMARY KEY("student_id","entity_type","entity_id")
);
--> statement-breakpoint
CREATE TABLE "lesson_progress" (
	"student_id" uuid NOT NULL,
	"lesson_id" integer NOT NULL,
	"spans" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"seconds" double precision DEFAULT 0 NOT NULL,
	"position" double precision DEFAULT 0 NOT NULL,
	"allowance" double precision NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"reported_at" timestamp (3) with time zone NOT NULL,
	"watched_at" timestamp (3) with time zone,
	CONSTRAINT "lesson_progress_student_id_lesson_id_pk" PRIMARY KEY("student_id","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "study_days" (
	"student_id" uuid NOT NULL,
	"day" date NOT NULL,
	"seconds" double precision DEFAULT 0 NOT NULL,
	CONSTRAINT "study_days_student_id_day_pk" PRIMARY KEY("student_id","day")
);
--> statement-breakpoint
CREATE TABLE "access_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hash" text NOT NULL,
	"batch" text NOT NULL,
	"country" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"redeemed_by" uuid,
	"redeemed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "billing_records" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key_id" uuid NOT NULL,
	"receipt" integer GENERATED ALWAYS AS IDENTITY (sequence name "billing_records_receipt_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"student_id" uuid NOT NULL,
	"program_id" integer NOT NULL,
	"start_date" date NOT NULL,
	"expiration_date" date NOT NULL,
	"price" numeric(10, 2) NOT NULL,
	"currency" text NOT NULL,
	"referral" boolean NOT NULL,
	"redeemed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchase_events" (
	"billing_id" uuid PRIMARY KEY NOT NULL,
	"method" text NOT NULL,
	"currency" text NOT NULL,
	"value" numeric(10, 2) NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"student_id" uuid NOT NULL,
	"program_id" integer NOT NULL,
	"until" date NOT NULL,
	CONSTRAINT "subscriptions_student_id_program_id_pk" PRIMARY KEY("student_id","program_id")
);
--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subjects" ADD CONSTRAINT "subjects_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subtopics" ADD CONSTRAINT "subtopics_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topics" ADD CONSTRAINT "topics_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_feedback" ADD CONSTRAINT "lesson_feedback_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_feedback" ADD CONSTRAINT "lesson_feedback_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_subtopic_id_subtopics_id_fk" FOREIGN KEY ("subtopic_id") REFERENCES "public"."subtopics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quizzes" ADD CONSTRAINT "quizzes_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skipped_entities" ADD CONSTRAINT "skipped_entities_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_days" ADD CONSTRAINT "study_days_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_keys" ADD CONSTRAINT "access_keys_redeemed_by_students_id_fk" FOREIGN KEY ("redeemed_by") REFERENCES "public"."students"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_records" ADD CONSTRAINT "billing_records_key_id_access_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."access_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_records" ADD CONSTRAINT "billing_records_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_records" ADD CONSTRAINT "billing_records_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_events" ADD CONSTRAINT "purchase_events_billing_id_billing_records_id_fk" FOREIGN KEY ("billing_id") REFERENCES "public"."billing_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "codes_destination" ON "codes" USING btree ("channel","destination","client","created_at");--> statement-breakpoint
CREATE INDEX "limit_hits_idle" ON "limit_hits" USING btree ("idle_at");--> statement-breakpoint
CREATE INDEX "outbox_recipient" ON "outbox" USING btree ("recipient","created_at");--> statement-breakpoint
CREATE INDEX "pending_sign_ups_created" ON "pending_sign_ups" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_student" ON "sessions" USING btree ("student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "students_email" ON "students" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "students_phone" ON "students" USING btree ("phone");--> statement-breakpoint
CREATE UNIQUE INDEX "students_referral_code" ON "students" USING btree ("referral_code");--> statement-breakpoint
CREATE INDEX "subjects_program" ON "subjects" USING btree ("program_id");--> statement-breakpoint
CREATE INDEX "subtopics_topic" ON "subtopics" USING btree ("topic_id");--> statement-breakpoint
CREATE INDEX "topics_subject" ON "topics" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "lessons_subtopic" ON "lessons" USING btree ("subtopic_id");--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_number" ON "attempts" USING btree ("student_id","quiz_id","number");--> statement-breakpoint
CREATE INDEX "attempts_submitted" ON "attempts" USING btree ("student_id","submitted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "questions_quiz_key" ON "questions" USING btree ("quiz_id","key");--> statement-breakpoint
CREATE INDEX "quizzes_lesson" ON "quizzes" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "lesson_progress_opened" ON "lesson_progress" USING btree ("student_id","opened_at");--> statement-breakpoint
CREATE UNIQUE INDEX "access_keys_hash" ON "access_keys" USING btree ("hash");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_records_key" ON "billing_records" USING btree ("key_id");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_records_receipt" ON "billing_records" USING btree ("receipt");--> statement-breakpoint
CREATE INDEX "billing_records_student" ON "billing_records" USING btree ("student_id");