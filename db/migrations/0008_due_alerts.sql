-- Alerts are of two kinds, and are closed once they were sent or cancelled. Replaces section 4 of 0002_functions_and_triggers.sql.

-- An availability alert is due when its product can be bought again, whatever brought that about: a delivery of goods, a cancelled
-- order, an import. Orders only lower stock, so they never get here.
CREATE OR REPLACE FUNCTION make_alerts_due(supplier uuid, product uuid) RETURNS void LANGUAGE sql AS $$
  UPDATE product_alerts AS alert SET due_at = now()
  FROM products
  LEFT JOIN stock_levels ON stock_levels.supplier_id = products.supplier_id AND stock_levels.product_id = products.id
  CROSS JOIN LATERAL (SELECT ceil(greatest(step, minimum)::numeric / step) * step AS quantity) AS smallest_order
  WHERE alert.supplier_id = supplier AND alert.product_id = product AND alert.kind = 'availability'
    AND alert.sent_at IS NULL AND alert.cancelled_at IS NULL AND (alert.due_at IS NULL OR alert.due_at > now())
    AND products.supplier_id = supplier AND products.id = product AND products.active
    AND smallest_order.quantity <= coalesce(maximum, smallest_order.quantity)
    AND coalesce(stock_levels.quantity, smallest_order.quantity) >= smallest_order.quantity
$$;
--> statement-breakpoint
-- A price alert is looked at when the product's own prices fall; the job compares what each client would pay. Tiers and wholesale
-- prices may be lower for some quantity whatever changed in them.
CREATE FUNCTION make_price_alerts_due() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product_alerts SET due_at = now()
  WHERE supplier_id = NEW.supplier_id AND product_id = NEW.id AND kind = 'price-drop'
    AND sent_at IS NULL AND cancelled_at IS NULL AND due_at > now();
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER price_alerts_of_changed_price AFTER UPDATE ON products FOR EACH ROW
WHEN (NEW.price < OLD.price OR (NEW.tiers, NEW.wholesale_price, NEW.wholesale_minimum)
  IS DISTINCT FROM (OLD.tiers, OLD.wholesale_price, OLD.wholesale_minimum))
EXECUTE FUNCTION make_price_alerts_due();
