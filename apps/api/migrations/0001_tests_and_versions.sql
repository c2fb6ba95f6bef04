DROP INDEX "questions_quiz_key";--> statement-breakpoint
ALTER TABLE "quizzes" ALTER COLUMN "lesson_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "variant" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "version" text GENERATED ALWAYS AS (md5((stem)::text || (body)::text)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "type" text DEFAULT 'quiz' NOT NULL;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "subtopic_id" integer;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "order" integer;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "is_premium" boolean;--> statement-breakpoint
ALTER TABLE "quizzes" ADD CONSTRAINT "quizzes_subtopic_id_subtopics_id_fk" FOREIGN KEY ("subtopic_id") REFERENCES "public"."subtopics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "questions_version" ON "questions" USING btree ("quiz_id","key","variant","version");--> statement-breakpoint
CREATE INDEX "quizzes_subtopic" ON "quizzes" USING btree ("subtopic_id");--> statement-breakpoint
ALTER TABLE "quizzes" ADD CONSTRAINT "quizzes_type" CHECK (case "quizzes"."type"
        when 'quiz' then "quizzes"."lesson_id" is not null and "quizzes"."subtopic_id" is null
        when 'test' then "quizzes"."lesson_id" is null and "quizzes"."subtopic_id" is not null and "quizzes"."order" is not null and "quizzes"."is_premium" is not null
        else false end);