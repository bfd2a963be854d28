-- Prices and grants name products of the catalogue, whose tables come after these.
ALTER TABLE price_table_prices ADD CONSTRAINT price_table_prices_product FOREIGN KEY (supplier_id, product_id) REFERENCES products (supplier_id, id);
--> statement-breakpoint
ALTER TABLE price_grants ADD CONSTRAINT price_grants_product FOREIGN KEY (supplier_id, product_id) REFERENCES products (supplier_id, id);
--> statement-breakpoint
SELECT tell_changes_of('price_policies');
--> statement-breakpoint
-- Told once in a supplier's life. The prices of single clients are never kept, so no change of theirs is told.
SELECT tell_changes_of('suppliers_with_client_prices');
