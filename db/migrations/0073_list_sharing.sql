ALTER TABLE "shopping_lists" ADD COLUMN "made_by" uuid;--> statement-breakpoint
ALTER TABLE "shopping_lists" ADD COLUMN "shared" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "shopping_lists" ADD CONSTRAINT "shopping_lists_shared" CHECK (shared or made_by is not null) NOT VALID;