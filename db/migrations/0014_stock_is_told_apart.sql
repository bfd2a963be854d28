-- Every order changes stock, and the rows of a catalogue that say nothing of stock outlive it: so 'supplier stock' is
-- told where only stock changed. Both words make the answers to visitors old.
CREATE OR REPLACE FUNCTION tell_supplier_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  supplier uuid;
BEGIN
  FOR supplier IN EXECUTE format('SELECT DISTINCT %I FROM changed', TG_ARGV[0]) LOOP
    PERFORM pg_notify('supplier_changed', concat_ws(' ', supplier, TG_ARGV[1]));
  END LOOP;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tell_stock_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  supplier uuid;
  few constant bigint := 5000;
BEGIN
  FOR supplier IN
    SELECT DISTINCT after.supplier_id
    FROM before
    JOIN after USING (supplier_id, product_id)
    JOIN products ON products.supplier_id = after.supplier_id AND products.id = after.product_id
    CROSS JOIN LATERAL (SELECT ceil(greatest(step, minimum)::numeric / step) * step AS quantity) AS smallest_order
    WHERE before.quantity <> after.quantity
      AND (least(before.quantity, after.quantity) <= few
        OR (before.quantity >= smallest_order.quantity) <> (after.quantity >= smallest_order.quantity))
  LOOP
    PERFORM pg_notify('supplier_changed', supplier || ' stock');
  END LOOP;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER tell_insert ON stock_levels;
--> statement-breakpoint
CREATE TRIGGER tell_insert AFTER INSERT ON stock_levels REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION tell_supplier_changed('supplier_id', 'stock');
--> statement-breakpoint
DROP TRIGGER tell_delete ON stock_levels;
--> statement-breakpoint
CREATE TRIGGER tell_delete AFTER DELETE ON stock_levels REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION tell_supplier_changed('supplier_id', 'stock');
