-- concurrently
CREATE INDEX CONCURRENTLY "products_panel_facts" ON "products" USING btree ("supplier_id", "id") INCLUDE ("active", "low_stock") WHERE archived_at is null;
