-- Keeps `sold_out`: what is tracked and has less than its smallest order. A product without one (its maximum lies below)
-- is never available anyway. Row by row, so that an order's few rows are looked up and no plan is kept from an import.
CREATE FUNCTION keep_sold_out() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM sold_out WHERE supplier_id = OLD.supplier_id AND product_id = OLD.product_id;
  ELSIF NEW.quantity < (SELECT smallest_order FROM products WHERE supplier_id = NEW.supplier_id AND id = NEW.product_id) THEN
    INSERT INTO sold_out (supplier_id, product_id) VALUES (NEW.supplier_id, NEW.product_id) ON CONFLICT DO NOTHING;
  ELSIF TG_OP = 'UPDATE' THEN
    DELETE FROM sold_out WHERE supplier_id = NEW.supplier_id AND product_id = NEW.product_id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER sold_out_by_stock AFTER INSERT OR DELETE ON stock_levels FOR EACH ROW EXECUTE FUNCTION keep_sold_out();--> statement-breakpoint
CREATE TRIGGER sold_out_by_sale AFTER UPDATE ON stock_levels FOR EACH ROW
WHEN (OLD.quantity IS DISTINCT FROM NEW.quantity) EXECUTE FUNCTION keep_sold_out();--> statement-breakpoint
-- The stock is locked before it is read, as a sale locks it: who comes second sees what the first has written.
CREATE FUNCTION keep_sold_out_by_increments() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  stock bigint;
BEGIN
  SELECT quantity INTO stock FROM stock_levels
  WHERE supplier_id = NEW.supplier_id AND product_id = NEW.id FOR UPDATE;
  IF stock < NEW.smallest_order THEN
    INSERT INTO sold_out (supplier_id, product_id) VALUES (NEW.supplier_id, NEW.id) ON CONFLICT DO NOTHING;
  ELSE
    DELETE FROM sold_out WHERE supplier_id = NEW.supplier_id AND product_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER sold_out_by_increments AFTER UPDATE OF step, minimum, maximum ON products FOR EACH ROW
WHEN (OLD.smallest_order IS DISTINCT FROM NEW.smallest_order) EXECUTE FUNCTION keep_sold_out_by_increments();--> statement-breakpoint
INSERT INTO sold_out (supplier_id, product_id)
SELECT products.supplier_id, products.id FROM products
JOIN stock_levels ON stock_levels.supplier_id = products.supplier_id AND stock_levels.product_id = products.id
WHERE stock_levels.quantity < products.smallest_order;--> statement-breakpoint
SELECT tell_changes_of('groupings');
