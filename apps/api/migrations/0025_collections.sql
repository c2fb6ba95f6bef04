CREATE TABLE "collection_entities" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"collection_id" uuid NOT NULL,
	"lesson_id" integer,
	"question_id" integer,
	"order" integer NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "collection_entities_one" CHECK (("collection_entities"."lesson_id" is null) <> ("collection_entities"."question_id" is null))
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"student_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"order" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "collection_entities" ADD CONSTRAINT "collection_entities_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_entities" ADD CONSTRAINT "collection_entities_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_entities" ADD CONSTRAINT "collection_entities_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "collection_entities_lesson" ON "collection_entities" USING btree ("collection_id","lesson_id");--> statement-breakpoint
CREATE UNIQUE INDEX "collection_entities_question" ON "collection_entities" USING btree ("collection_id","question_id");--> statement-breakpoint
CREATE INDEX "collections_student" ON "collections" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "collections_deleted" ON "collections" USING btree ("deleted_at");