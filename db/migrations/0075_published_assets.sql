CREATE TABLE "published_assets" (
	"path" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"gzipped" boolean NOT NULL,
	"published_at" timestamp with time zone NOT NULL
);
