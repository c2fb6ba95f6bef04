ALTER TABLE "limit_hits" ADD COLUMN "counts" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "limit_hits" SET "counts" = array_fill(1, ARRAY[cardinality("hits")]);
