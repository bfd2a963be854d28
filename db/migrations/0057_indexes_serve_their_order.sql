DROP INDEX "products_by_search";--> statement-breakpoint
DROP INDEX "order_ratings_by_time";--> statement-breakpoint
DROP INDEX "orders_by_client";--> statement-breakpoint
DROP INDEX "titles_by_client";--> statement-breakpoint
DROP INDEX "subscriptions_by_client";--> statement-breakpoint
CREATE INDEX "orders_by_time" ON "orders" USING btree ("supplier_id","created_at" DESC NULLS FIRST,"number" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "products_by_search" ON "products" USING gin ("supplier_id","search");--> statement-breakpoint
CREATE INDEX "order_ratings_by_time" ON "order_ratings" USING btree ("supplier_id","changed_at" DESC NULLS FIRST,"order_number" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_by_client" ON "orders" USING btree ("supplier_id","client_id","created_at" DESC NULLS FIRST,"number" DESC NULLS FIRST,left("fingerprint", 16));--> statement-breakpoint
CREATE INDEX "titles_by_client" ON "titles" USING btree ("supplier_id","client_id","due_on" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "subscriptions_by_client" ON "subscriptions" USING btree ("supplier_id","client_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);