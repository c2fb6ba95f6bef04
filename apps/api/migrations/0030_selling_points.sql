CREATE TABLE "selling_points" (
	"order" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"country" text NOT NULL,
	"province" text,
	"name" jsonb NOT NULL,
	"street" jsonb NOT NULL,
	"hours" jsonb,
	"number" text,
	"link" text
);
