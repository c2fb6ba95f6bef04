CREATE TABLE "review_answers" (
	"student_id" uuid NOT NULL,
	"quiz_id" integer NOT NULL,
	"key" text NOT NULL,
	"day" date NOT NULL,
	"question_id" integer NOT NULL,
	"answer" jsonb NOT NULL,
	"points" double precision NOT NULL,
	"is_correct" boolean NOT NULL,
	"guessed" boolean DEFAULT false NOT NULL,
	"grade" text NOT NULL,
	"seconds" smallint NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	"before" jsonb NOT NULL,
	CONSTRAINT "review_answers_student_id_quiz_id_key_day_pk" PRIMARY KEY("student_id","quiz_id","key","day")
);
--> statement-breakpoint
CREATE TABLE "review_questions" (
	"student_id" uuid NOT NULL,
	"quiz_id" integer NOT NULL,
	"key" text NOT NULL,
	"question_id" integer NOT NULL,
	"due" date NOT NULL,
	"reviewed_on" date NOT NULL,
	"stability" double precision NOT NULL,
	"difficulty" double precision NOT NULL,
	"reps" integer NOT NULL,
	"lapses" integer NOT NULL,
	"wrong_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "review_questions_student_id_quiz_id_key_pk" PRIMARY KEY("student_id","quiz_id","key")
);
--> statement-breakpoint
CREATE TABLE "review_students" (
	"student_id" uuid PRIMARY KEY NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"since" timestamp (3) with time zone,
	"gathered_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "review_answers" ADD CONSTRAINT "review_answers_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_answers" ADD CONSTRAINT "review_answers_question" FOREIGN KEY ("student_id","quiz_id","key") REFERENCES "public"."review_questions"("student_id","quiz_id","key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_questions" ADD CONSTRAINT "review_questions_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_questions" ADD CONSTRAINT "review_questions_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_questions" ADD CONSTRAINT "review_questions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_students" ADD CONSTRAINT "review_students_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_answers_day" ON "review_answers" USING btree ("student_id","day");--> statement-breakpoint
CREATE INDEX "review_questions_due" ON "review_questions" USING btree ("student_id","due");