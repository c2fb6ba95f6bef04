CREATE TABLE "content_version" (
	"single" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "content_version_single" CHECK ("content_version"."single")
);
