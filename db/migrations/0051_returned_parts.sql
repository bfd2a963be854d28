ALTER TABLE "order_day_parts" ADD COLUMN "returned_quantity" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_day_parts" ADD COLUMN "returned_total" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Written by hand. The days of orders with returns are summed up once more, without what went back.
INSERT INTO order_day_changes (supplier_id, order_number) SELECT DISTINCT supplier_id, order_number FROM order_returns;
