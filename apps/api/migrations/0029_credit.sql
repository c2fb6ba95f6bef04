CREATE TABLE "operator_acts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"act" text NOT NULL,
	"operator" text NOT NULL,
	"about" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_rows" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"place" integer GENERATED ALWAYS AS IDENTITY (sequence name "credit_rows_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"student_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"friend_id" uuid,
	"billing_id" uuid,
	"step" integer,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"name" text PRIMARY KEY NOT NULL,
	"program_id" integer NOT NULL,
	"price" integer NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"first_key_only" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "access_keys" ADD COLUMN "program_id" integer;--> statement-breakpoint
ALTER TABLE "access_keys" ADD COLUMN "price" integer;--> statement-breakpoint
ALTER TABLE "access_keys" ADD COLUMN "offer" text;--> statement-breakpoint
ALTER TABLE "access_keys" ADD COLUMN "voided_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "billing_records" ADD COLUMN "credit" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_rows" ADD CONSTRAINT "credit_rows_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_rows" ADD CONSTRAINT "credit_rows_friend_id_students_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."students"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_rows" ADD CONSTRAINT "credit_rows_billing_id_billing_records_id_fk" FOREIGN KEY ("billing_id") REFERENCES "public"."billing_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_acts_at" ON "operator_acts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "credit_rows_student" ON "credit_rows" USING btree ("student_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_rows_billing" ON "credit_rows" USING btree ("billing_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_rows_friend" ON "credit_rows" USING btree ("friend_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_rows_step" ON "credit_rows" USING btree ("student_id","step");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_rows_welcome" ON "credit_rows" USING btree ("student_id") WHERE "credit_rows"."kind" = 'welcome';--> statement-breakpoint
CREATE INDEX "offers_program" ON "offers" USING btree ("program_id","last_day");--> statement-breakpoint
ALTER TABLE "access_keys" ADD CONSTRAINT "access_keys_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_keys" ADD CONSTRAINT "access_keys_offer_offers_name_fk" FOREIGN KEY ("offer") REFERENCES "public"."offers"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "students_referred_by_code" ON "students" USING btree ("referred_by_code");--> statement-breakpoint
CREATE INDEX "access_keys_batch" ON "access_keys" USING btree ("batch");