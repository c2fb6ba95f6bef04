ALTER TABLE "attempts" ADD COLUMN "tally" smallint[];--> statement-breakpoint
UPDATE "attempts" SET "tally" = (
  SELECT array[
    count(*) FILTER (WHERE q.difficulty = 'easy'), count(*) FILTER (WHERE q.difficulty = 'easy' AND w.is_correct),
    count(*) FILTER (WHERE q.difficulty = 'medium'), count(*) FILTER (WHERE q.difficulty = 'medium' AND w.is_correct),
    count(*) FILTER (WHERE q.difficulty = 'hard'), count(*) FILTER (WHERE q.difficulty = 'hard' AND w.is_correct)]::smallint[]
  FROM "answers" w JOIN "questions" q ON q.id = w.question_id WHERE w.attempt_id = "attempts"."id")
WHERE "submitted_at" IS NOT NULL;
