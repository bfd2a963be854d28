CREATE TABLE "order_month_parts" (
	"supplier_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"key" text NOT NULL,
	"orders" integer NOT NULL,
	"quantity" bigint NOT NULL,
	"total" bigint NOT NULL,
	"returned_quantity" bigint DEFAULT 0 NOT NULL,
	"returned_total" bigint DEFAULT 0 NOT NULL,
	"discount" bigint NOT NULL,
	"cost" bigint DEFAULT 0 NOT NULL,
	"costed_total" bigint DEFAULT 0 NOT NULL,
	"uncosted_lines" integer DEFAULT 0 NOT NULL,
	"first_orders" integer DEFAULT 0 NOT NULL,
	"month" date NOT NULL,
	CONSTRAINT "order_month_parts_supplier_id_topic_month_key_pk" PRIMARY KEY("supplier_id","topic","month","key")
);
--> statement-breakpoint
CREATE INDEX "order_month_parts_by_key" ON "order_month_parts" USING btree ("supplier_id","topic","key");--> statement-breakpoint
-- Written by hand. Room for the new versions of rows that are updated at every run of the job.
ALTER TABLE order_month_parts SET (fillfactor = 70);--> statement-breakpoint
-- The sums by month follow those by day, also where a process of the former version writes these.
CREATE FUNCTION add_up_order_months() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO order_month_parts AS months (supplier_id, topic, month, key, orders, quantity, total, returned_quantity, returned_total, discount, cost, costed_total, uncosted_lines, first_orders)
    SELECT supplier_id, topic, date_trunc('month', day::timestamp)::date, key, -sum(orders), -sum(quantity), -sum(total), -sum(returned_quantity), -sum(returned_total), -sum(discount), -sum(cost), -sum(costed_total), -sum(uncosted_lines), -sum(first_orders)
    FROM earlier GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT (supplier_id, topic, month, key) DO UPDATE SET orders = months.orders + excluded.orders, quantity = months.quantity + excluded.quantity, total = months.total + excluded.total, returned_quantity = months.returned_quantity + excluded.returned_quantity, returned_total = months.returned_total + excluded.returned_total, discount = months.discount + excluded.discount, cost = months.cost + excluded.cost, costed_total = months.costed_total + excluded.costed_total, uncosted_lines = months.uncosted_lines + excluded.uncosted_lines, first_orders = months.first_orders + excluded.first_orders;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO order_month_parts AS months (supplier_id, topic, month, key, orders, quantity, total, returned_quantity, returned_total, discount, cost, costed_total, uncosted_lines, first_orders)
    SELECT supplier_id, topic, date_trunc('month', day::timestamp)::date, key, sum(orders), sum(quantity), sum(total), sum(returned_quantity), sum(returned_total), sum(discount), sum(cost), sum(costed_total), sum(uncosted_lines), sum(first_orders)
    FROM later GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT (supplier_id, topic, month, key) DO UPDATE SET orders = months.orders + excluded.orders, quantity = months.quantity + excluded.quantity, total = months.total + excluded.total, returned_quantity = months.returned_quantity + excluded.returned_quantity, returned_total = months.returned_total + excluded.returned_total, discount = months.discount + excluded.discount, cost = months.cost + excluded.cost, costed_total = months.costed_total + excluded.costed_total, uncosted_lines = months.uncosted_lines + excluded.uncosted_lines, first_orders = months.first_orders + excluded.first_orders;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER order_day_parts_new AFTER INSERT ON order_day_parts REFERENCING NEW TABLE AS later
  FOR EACH STATEMENT EXECUTE FUNCTION add_up_order_months();--> statement-breakpoint
CREATE TRIGGER order_day_parts_changed AFTER UPDATE ON order_day_parts REFERENCING OLD TABLE AS earlier NEW TABLE AS later
  FOR EACH STATEMENT EXECUTE FUNCTION add_up_order_months();--> statement-breakpoint
CREATE TRIGGER order_day_parts_gone AFTER DELETE ON order_day_parts REFERENCING OLD TABLE AS earlier
  FOR EACH STATEMENT EXECUTE FUNCTION add_up_order_months();--> statement-breakpoint
-- The triggers' lock keeps others from writing meanwhile.
INSERT INTO order_month_parts (supplier_id, topic, month, key, orders, quantity, total, returned_quantity, returned_total, discount, cost, costed_total, uncosted_lines, first_orders)
SELECT supplier_id, topic, date_trunc('month', day::timestamp)::date, key, sum(orders), sum(quantity), sum(total), sum(returned_quantity), sum(returned_total), sum(discount), sum(cost), sum(costed_total), sum(uncosted_lines), sum(first_orders)
FROM order_day_parts GROUP BY 1, 2, 3, 4;
