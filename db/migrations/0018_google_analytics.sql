CREATE TABLE "analytics_accounts" (
	"supplier_id" uuid PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_outbox" (
	"supplier_id" uuid NOT NULL,
	"event" text NOT NULL,
	"order_number" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"last_error" text,
	CONSTRAINT "analytics_outbox_supplier_id_event_order_number_pk" PRIMARY KEY("supplier_id","event","order_number")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "analytics_visit" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "analytics_accounts" ADD CONSTRAINT "analytics_accounts_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_outbox" ADD CONSTRAINT "analytics_outbox_supplier_id_order_number_orders_supplier_id_number_fk" FOREIGN KEY ("supplier_id","order_number") REFERENCES "public"."orders"("supplier_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analytics_outbox_due" ON "analytics_outbox" USING btree ("next_try_at") WHERE next_try_at is not null;--> statement-breakpoint
CREATE INDEX "analytics_outbox_by_time" ON "analytics_outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "orders_by_analytics_visit" ON "orders" USING btree ("supplier_id",split_part("analytics_visit", '|', 2)) WHERE analytics_visit <> '';--> statement-breakpoint

-- A purchase or refund for the supplier's Google Analytics is queued in the transaction that places, accepts or cancels the order,
-- whoever does it, unless the visit was at another supplier's id. A refund only where the purchase was queued: others are the browser's.
CREATE FUNCTION queue_analytics_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO analytics_outbox (supplier_id, event, order_number, created_at, next_try_at)
  SELECT NEW.supplier_id, CASE NEW.status WHEN 'cancelled' THEN 'refund' ELSE 'purchase' END, NEW.number, now(), now()
  FROM analytics_accounts account
  JOIN suppliers supplier ON supplier.id = account.supplier_id
  WHERE account.supplier_id = NEW.supplier_id
    AND split_part(NEW.analytics_visit, '|', 1) = supplier.analytics_id
    AND (NEW.status <> 'cancelled' OR EXISTS (
      SELECT FROM analytics_outbox purchase
      WHERE purchase.supplier_id = NEW.supplier_id AND purchase.event = 'purchase' AND purchase.order_number = NEW.number))
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER analytics_event_of_new AFTER INSERT ON orders FOR EACH ROW
WHEN (NEW.analytics_visit <> '' AND NEW.status NOT IN ('quote-requested', 'quote-priced', 'cancelled'))
EXECUTE FUNCTION queue_analytics_event();--> statement-breakpoint
CREATE TRIGGER analytics_event_of_moved AFTER UPDATE OF status ON orders FOR EACH ROW
WHEN (NEW.analytics_visit <> '' AND NEW.status <> OLD.status AND NEW.status NOT IN ('quote-requested', 'quote-priced')
  AND (NEW.status = 'cancelled' OR OLD.status IN ('quote-requested', 'quote-priced')))
EXECUTE FUNCTION queue_analytics_event();
