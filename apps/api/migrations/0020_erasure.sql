CREATE TABLE "account_acts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"student_id" uuid NOT NULL,
	"act" text NOT NULL,
	"by" text NOT NULL,
	"operator" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leftovers" (
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "leftovers_kind_name_pk" PRIMARY KEY("kind","name")
);
--> statement-breakpoint
ALTER TABLE "billing_records" DROP CONSTRAINT "billing_records_student_id_students_id_fk";
--> statement-breakpoint
ALTER TABLE "billing_records" ALTER COLUMN "student_id" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "account_acts_student" ON "account_acts" USING btree ("student_id","at");--> statement-breakpoint
ALTER TABLE "billing_records" ADD CONSTRAINT "billing_records_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "students_image" ON "students" USING btree ("image");