CREATE TABLE "country_changes" (
	"code" text PRIMARY KEY NOT NULL,
	"change" jsonb NOT NULL
);
