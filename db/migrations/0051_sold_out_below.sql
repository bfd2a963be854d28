ALTER TABLE "stock_levels" ADD COLUMN "sold_out_below" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
UPDATE stock_levels SET sold_out_below = coalesce(products.smallest_order, 0) FROM products
WHERE products.supplier_id = stock_levels.supplier_id AND products.id = stock_levels.product_id;
--> statement-breakpoint
-- Whoever sells from plenty calls nothing: only near the smallest order, or near what is few, can anything become other.
CREATE FUNCTION know_smallest_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.sold_out_below := coalesce(
    (SELECT smallest_order FROM products WHERE supplier_id = NEW.supplier_id AND id = NEW.product_id), 0);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER smallest_order_by_stock BEFORE INSERT ON stock_levels FOR EACH ROW EXECUTE FUNCTION know_smallest_order();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_sold_out() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  few constant bigint := 5000;
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM sold_out WHERE supplier_id = OLD.supplier_id AND product_id = OLD.product_id;
    RETURN NULL;
  END IF;
  IF NEW.quantity < NEW.sold_out_below THEN
    INSERT INTO sold_out (supplier_id, product_id) VALUES (NEW.supplier_id, NEW.product_id) ON CONFLICT DO NOTHING;
  ELSIF TG_OP = 'UPDATE' AND OLD.quantity < NEW.sold_out_below THEN
    DELETE FROM sold_out WHERE supplier_id = NEW.supplier_id AND product_id = NEW.product_id;
  END IF;
  IF TG_OP = 'UPDATE' AND (least(OLD.quantity, NEW.quantity) <= few
      OR (OLD.quantity < NEW.sold_out_below) <> (NEW.quantity < NEW.sold_out_below)) THEN
    PERFORM pg_notify('supplier_changed', NEW.supplier_id || ' stock');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER sold_out_by_sale ON stock_levels;
--> statement-breakpoint
-- `few` of the function is 5000.
CREATE TRIGGER sold_out_by_sale AFTER UPDATE ON stock_levels FOR EACH ROW
WHEN (OLD.quantity IS DISTINCT FROM NEW.quantity AND least(OLD.quantity, NEW.quantity) <= greatest(NEW.sold_out_below, 5000))
EXECUTE FUNCTION keep_sold_out();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_sold_out_by_increments() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  stock bigint;
BEGIN
  UPDATE stock_levels SET sold_out_below = coalesce(NEW.smallest_order, 0)
  WHERE supplier_id = NEW.supplier_id AND product_id = NEW.id
  RETURNING quantity INTO stock;
  IF stock < NEW.smallest_order THEN
    INSERT INTO sold_out (supplier_id, product_id) VALUES (NEW.supplier_id, NEW.id) ON CONFLICT DO NOTHING;
  ELSE
    DELETE FROM sold_out WHERE supplier_id = NEW.supplier_id AND product_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
