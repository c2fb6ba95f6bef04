-- made anew by the next start
DELETE FROM "search_entries";--> statement-breakpoint
DELETE FROM "search_words";--> statement-breakpoint
CREATE TABLE "search_texts" (
	"type" text NOT NULL,
	"id" integer NOT NULL,
	"topic_id" integer NOT NULL,
	"topic_title" jsonb NOT NULL,
	"subtopic_id" integer NOT NULL,
	"subtopic_title" jsonb NOT NULL,
	"lesson_id" integer,
	"lesson_title" jsonb,
	"title" jsonb NOT NULL,
	"duration" integer,
	"questions" integer,
	"passages" jsonb NOT NULL,
	CONSTRAINT "search_texts_type_id_pk" PRIMARY KEY("type","id")
);
--> statement-breakpoint
ALTER TABLE "search_entries" DROP COLUMN "topic_id";--> statement-breakpoint
ALTER TABLE "search_entries" DROP COLUMN "topic_title";--> statement-breakpoint
ALTER TABLE "search_entries" DROP COLUMN "subtopic_id";--> statement-breakpoint
ALTER TABLE "search_entries" DROP COLUMN "subtopic_title";--> statement-breakpoint
ALTER TABLE "search_entries" DROP COLUMN "lesson_id";--> statement-breakpoint
ALTER TABLE "search_entries" DROP COLUMN "lesson_title";--> statement-breakpoint
ALTER TABLE "search_entries" DROP COLUMN "title";--> statement-breakpoint
ALTER TABLE "search_entries" DROP COLUMN "duration";--> statement-breakpoint
ALTER TABLE "search_entries" DROP COLUMN "questions";--> statement-breakpoint
ALTER TABLE "search_entries" DROP COLUMN "passages";