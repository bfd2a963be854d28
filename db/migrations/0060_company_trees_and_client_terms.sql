ALTER TABLE "customers" ADD COLUMN "payment_methods" uuid[];--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "minimum_order" bigint;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "terms_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "terms_version" integer DEFAULT 1 NOT NULL;