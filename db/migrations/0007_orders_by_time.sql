DROP INDEX "orders_by_client";--> statement-breakpoint
CREATE INDEX "orders_by_client" ON "orders" USING btree ("supplier_id","client_id","created_at" DESC NULLS LAST,"number" DESC NULLS LAST);