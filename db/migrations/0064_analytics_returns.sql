CREATE TABLE "analytics_returns" (
	"supplier_id" uuid NOT NULL,
	"order_number" bigint NOT NULL,
	"return_number" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"last_error" text,
	CONSTRAINT "analytics_returns_supplier_id_order_number_return_number_pk" PRIMARY KEY("supplier_id","order_number","return_number")
);
--> statement-breakpoint
ALTER TABLE "analytics_returns" ADD CONSTRAINT "analytics_returns_supplier_id_order_number_return_number_order_returns_supplier_id_order_number_number_fk" FOREIGN KEY ("supplier_id","order_number","return_number") REFERENCES "public"."order_returns"("supplier_id","order_number","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analytics_returns_due" ON "analytics_returns" USING btree ("next_try_at") WHERE next_try_at is not null;--> statement-breakpoint
CREATE INDEX "analytics_returns_by_time" ON "analytics_returns" USING btree ("created_at");--> statement-breakpoint

-- A return of an order whose purchase was queued for the supplier's Google Analytics is queued in the transaction that records it, if
-- money goes back or is taken off. Without consent the order has no visit; nothing is queued then.
CREATE FUNCTION queue_analytics_return() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO analytics_returns (supplier_id, order_number, return_number, created_at, next_try_at)
  SELECT NEW.supplier_id, NEW.order_number, NEW.number, now(), now()
  FROM orders placed
  JOIN analytics_outbox purchase ON purchase.supplier_id = placed.supplier_id
    AND purchase.event = 'purchase' AND purchase.order_number = placed.number
  WHERE placed.supplier_id = NEW.supplier_id AND placed.number = NEW.order_number AND placed.analytics_visit <> ''
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER analytics_return_of_new AFTER INSERT ON order_returns FOR EACH ROW
WHEN (NEW.amount > 0)
EXECUTE FUNCTION queue_analytics_return();
