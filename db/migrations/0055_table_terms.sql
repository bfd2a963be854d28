ALTER TABLE "price_tables" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "price_tables" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "price_tables" ADD COLUMN "channels" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "price_tables" ADD CONSTRAINT "price_tables_terms" CHECK (ends_at > starts_at and channels <@ array['WEB', 'MANUAL']);