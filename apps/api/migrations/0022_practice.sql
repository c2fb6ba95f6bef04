CREATE TABLE "practice_answers" (
	"student_id" uuid NOT NULL,
	"subject_id" integer NOT NULL,
	"level" smallint NOT NULL,
	"question_id" integer NOT NULL,
	"answer" jsonb NOT NULL,
	"points" double precision NOT NULL,
	"is_correct" boolean NOT NULL,
	"difficulty" text NOT NULL,
	"seconds" integer NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "practice_answers_student_id_subject_id_level_question_id_pk" PRIMARY KEY("student_id","subject_id","level","question_id")
);
--> statement-breakpoint
CREATE TABLE "practice_rounds" (
	"student_id" uuid NOT NULL,
	"subject_id" integer NOT NULL,
	"level" smallint NOT NULL,
	"question_ids" integer[] NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "practice_rounds_student_id_subject_id_level_pk" PRIMARY KEY("student_id","subject_id","level")
);
--> statement-breakpoint
ALTER TABLE "practice_answers" ADD CONSTRAINT "practice_answers_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_answers" ADD CONSTRAINT "practice_answers_round" FOREIGN KEY ("student_id","subject_id","level") REFERENCES "public"."practice_rounds"("student_id","subject_id","level") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_rounds" ADD CONSTRAINT "practice_rounds_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_rounds" ADD CONSTRAINT "practice_rounds_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE no action ON UPDATE no action;