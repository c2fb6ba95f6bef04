CREATE TABLE "search_entries" (
	"type" text NOT NULL,
	"id" integer NOT NULL,
	"country" text NOT NULL,
	"program_id" integer NOT NULL,
	"subject_id" integer NOT NULL,
	"topic_id" integer NOT NULL,
	"topic_title" jsonb NOT NULL,
	"subtopic_id" integer NOT NULL,
	"subtopic_title" jsonb NOT NULL,
	"lesson_id" integer,
	"lesson_title" jsonb,
	"title" jsonb NOT NULL,
	"is_premium" boolean NOT NULL,
	"duration" integer,
	"questions" integer,
	"order" integer NOT NULL,
	"passages" jsonb NOT NULL,
	"words" "tsvector" NOT NULL,
	"title_words" "tsvector" NOT NULL,
	CONSTRAINT "search_entries_type_id_pk" PRIMARY KEY("type","id")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"spelling" text NOT NULL,
	"entries" integer NOT NULL,
	"shapes" text[] NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_entries_words" ON "search_entries" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_entries_title_words" ON "search_entries" USING gin ("title_words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_words_shapes" ON "search_words" USING gin ("shapes") WITH (fastupdate=false);