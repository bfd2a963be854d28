-- An alert falls due when its product can be bought again, whoever brought that about: a delivery of goods, a cancelled
-- order, an import. Orders only lower stock, so they never ask. The arguments are the supplier and the product.
CREATE FUNCTION alerts_fall_due(supplier uuid, product uuid) RETURNS void LANGUAGE sql AS $$
  UPDATE availability_alerts AS alert SET due_at = now()
  FROM products
  LEFT JOIN stock_levels ON stock_levels.supplier_id = products.supplier_id AND stock_levels.product_id = products.id
  CROSS JOIN LATERAL (SELECT ceil(greatest(step, minimum)::numeric / step) * step AS quantity) AS smallest_order
  WHERE alert.supplier_id = supplier AND alert.product_id = product AND alert.due_at IS NULL
    AND products.supplier_id = supplier AND products.id = product AND products.active
    AND smallest_order.quantity <= coalesce(maximum, smallest_order.quantity)
    AND coalesce(stock_levels.quantity, smallest_order.quantity) >= smallest_order.quantity
$$;
--> statement-breakpoint
CREATE FUNCTION stock_brings_alerts_due() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM alerts_fall_due(OLD.supplier_id, OLD.product_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION product_brings_alerts_due() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM alerts_fall_due(NEW.supplier_id, NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER alerts_of_more_stock AFTER UPDATE ON stock_levels FOR EACH ROW
WHEN (NEW.quantity > OLD.quantity) EXECUTE FUNCTION stock_brings_alerts_due();
--> statement-breakpoint
CREATE TRIGGER alerts_of_untracked_stock AFTER DELETE ON stock_levels FOR EACH ROW
EXECUTE FUNCTION stock_brings_alerts_due();
--> statement-breakpoint
CREATE TRIGGER alerts_of_changed_product AFTER UPDATE ON products FOR EACH ROW
WHEN ((NEW.active, NEW.step, NEW.minimum, NEW.maximum) IS DISTINCT FROM (OLD.active, OLD.step, OLD.minimum, OLD.maximum))
EXECUTE FUNCTION product_brings_alerts_due();
