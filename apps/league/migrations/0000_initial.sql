CREATE TABLE "league_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"custom_id" text NOT NULL,
	"username" text NOT NULL,
	"display_name" text NOT NULL,
	"avatar_url" text NOT NULL,
	"lang_tag" text NOT NULL,
	"location" text NOT NULL,
	"timezone" text NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "league_boards" (
	"id" text PRIMARY KEY NOT NULL,
	"authoritative" boolean NOT NULL,
	"schedule" text,
	"enable_rank" boolean NOT NULL,
	"metadata" text NOT NULL,
	"create_time" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "league_host" (
	"id" smallint PRIMARY KEY NOT NULL,
	"mark" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "league_records" (
	"board_id" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"expiry" bigint NOT NULL,
	"username" text NOT NULL,
	"score" bigint NOT NULL,
	"subscore" bigint NOT NULL,
	"num_score" bigint NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL,
	CONSTRAINT "league_records_board_id_expiry_owner_id_pk" PRIMARY KEY("board_id","expiry","owner_id")
);
--> statement-breakpoint
CREATE TABLE "league_stored" (
	"collection" text NOT NULL,
	"key" text NOT NULL,
	"user_id" uuid NOT NULL,
	"value" text NOT NULL,
	"version" text NOT NULL,
	"update_time" bigint NOT NULL,
	CONSTRAINT "league_stored_collection_key_user_id_pk" PRIMARY KEY("collection","key","user_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "league_accounts_custom_id" ON "league_accounts" USING btree ("custom_id");--> statement-breakpoint
CREATE INDEX "league_records_expiry" ON "league_records" USING btree ("expiry");