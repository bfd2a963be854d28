DROP INDEX "products_by_likeness";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "folded_name" text GENERATED ALWAYS AS (folded(name)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "products_by_likeness" ON "products" USING gin ("folded_name" gin_trgm_ops);