-- concurrently
CREATE INDEX CONCURRENTLY "products_by_words" ON "products" USING gin (words_of_supplier("supplier_id","search"));
