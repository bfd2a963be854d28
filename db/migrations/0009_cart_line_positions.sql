ALTER TABLE "cart_lines" ADD COLUMN "position" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_lines" ALTER COLUMN "position" DROP DEFAULT;
