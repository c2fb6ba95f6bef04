CREATE TABLE "login_flows" (
	"hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"state" text NOT NULL,
	"nonce" text NOT NULL,
	"verifier" text NOT NULL,
	"student_id" uuid,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_proofs" (
	"hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"email" text,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "logins" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"student_id" uuid NOT NULL,
	"linked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "logins_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
ALTER TABLE "login_flows" ADD CONSTRAINT "login_flows_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logins" ADD CONSTRAINT "logins_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_flows_expired" ON "login_flows" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "login_flows_student" ON "login_flows" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "login_proofs_expired" ON "login_proofs" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "logins_student" ON "logins" USING btree ("student_id","provider");