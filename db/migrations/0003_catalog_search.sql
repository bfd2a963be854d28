ALTER TABLE "products" drop column "search";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('vitrine', searchable(name)), 'A') || setweight(to_tsvector('vitrine', searchable(brand)), 'B') || setweight(to_tsvector('vitrine', searchable(sku || ' ' || coalesce(ean, ''))), 'A') || setweight(to_tsvector('vitrine', searchable(description)), 'D')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "products_by_search" ON "products" USING gin ("search");
