-- Tells every process which supplier's shop looks different to visitors. PostgreSQL sends equal words of one
-- transaction once, at its commit. The argument names the column that holds the supplier.
CREATE FUNCTION tell_supplier_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  supplier uuid;
BEGIN
  FOR supplier IN EXECUTE format('SELECT DISTINCT %I FROM changed', TG_ARGV[0]) LOOP
    PERFORM pg_notify('supplier_changed', supplier::text);
  END LOOP;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- For a table that visitors' answers depend on: `SELECT tell_changes_of('banners')` in the migration that makes it.
CREATE FUNCTION tell_changes_of(watched regclass, supplier_column text DEFAULT 'supplier_id') RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER tell_insert AFTER INSERT ON %s REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_supplier_changed(%L)', watched, supplier_column);
  EXECUTE format('CREATE TRIGGER tell_update AFTER UPDATE ON %s REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_supplier_changed(%L)', watched, supplier_column);
  -- Told apart, a row that moves to another supplier is told to both.
  EXECUTE format('CREATE TRIGGER tell_update_of AFTER UPDATE ON %s REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_supplier_changed(%L)', watched, supplier_column);
  EXECUTE format('CREATE TRIGGER tell_delete AFTER DELETE ON %s REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_supplier_changed(%L)', watched, supplier_column);
END
$$;
--> statement-breakpoint
-- Every order changes stock, so only what a visitor sees of it is told: whether the smallest order can be had, and how
-- many are left once they are few.
CREATE FUNCTION tell_stock_changed() RETURNS trigger LANGUAGE plpgsql AS $$
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
    PERFORM pg_notify('supplier_changed', supplier::text);
  END LOOP;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER tell_insert AFTER INSERT ON stock_levels REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION tell_supplier_changed('supplier_id');
--> statement-breakpoint
CREATE TRIGGER tell_update AFTER UPDATE ON stock_levels REFERENCING OLD TABLE AS before NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION tell_stock_changed();
--> statement-breakpoint
CREATE TRIGGER tell_delete AFTER DELETE ON stock_levels REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION tell_supplier_changed('supplier_id');
--> statement-breakpoint
SELECT tell_changes_of('suppliers', 'id');
--> statement-breakpoint
SELECT tell_changes_of('supplier_domains');
--> statement-breakpoint
SELECT tell_changes_of('stores');
--> statement-breakpoint
SELECT tell_changes_of('categories');
--> statement-breakpoint
SELECT tell_changes_of('products');
--> statement-breakpoint
SELECT tell_changes_of('payment_methods');
--> statement-breakpoint
SELECT tell_changes_of('delivery_areas');
--> statement-breakpoint
SELECT tell_changes_of('delivery_slots');
--> statement-breakpoint
SELECT tell_changes_of('supplier_segments');
--> statement-breakpoint
SELECT tell_changes_of('supplier_static_texts');
--> statement-breakpoint
SELECT tell_changes_of('supplier_custom_contents');
--> statement-breakpoint
SELECT tell_changes_of('supplier_characteristics');
