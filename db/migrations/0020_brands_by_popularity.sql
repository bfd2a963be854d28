DROP INDEX "products_by_brand";--> statement-breakpoint
CREATE INDEX "products_by_brand" ON "products" USING btree ("supplier_id","brand_key","popularity" DESC NULLS LAST,"id") WHERE active;