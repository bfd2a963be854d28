-- What the tables' definitions in TypeScript cannot say: functions and triggers, by what they are for.

-- 0. Two keys and an index. -------------------------------------------------------------------------------------------------

-- Prices name products of the catalogue, a feature that comes later in the reading order.
ALTER TABLE price_table_prices ADD CONSTRAINT price_table_prices_product FOREIGN KEY (supplier_id, product_id) REFERENCES products(supplier_id, id);--> statement-breakpoint
ALTER TABLE price_grants ADD CONSTRAINT price_grants_product FOREIGN KEY (supplier_id, product_id) REFERENCES products(supplier_id, id);--> statement-breakpoint
-- All that filters and the counts beside a list read, so that neither reads the products themselves.
CREATE INDEX products_by_facets ON products (supplier_id, root_category_id, category_id)
INCLUDE (id, popularity, price, brand_key, tags, groupings, principal_id, smallest_order) WHERE active;
--> statement-breakpoint

-- 1. Caches hear of changes. ------------------------------------------------------------------------------------------------

-- Notifies every process, at the commit, that what a supplier's shop shows has changed; PostgreSQL sends equal notifications of one
-- transaction once. Arguments: the column that holds the supplier; 'stock' where nothing but stock has changed, which parts of a
-- cached catalogue outlive. Other changes are also written down, so that an order's transaction can check whether anything has
-- changed since what it relies on was read. Stock needs none of that: an order takes its stock under a lock.
CREATE FUNCTION notify_supplier_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  supplier uuid;
BEGIN
  FOR supplier IN EXECUTE format('SELECT DISTINCT %I FROM changed', TG_ARGV[0]) LOOP
    PERFORM pg_notify('supplier_changed', concat_ws(' ', supplier, TG_ARGV[1]));
    IF TG_ARGV[1] IS NULL THEN
      INSERT INTO supplier_changes (supplier_id, tx) VALUES (supplier, pg_current_xact_id()) ON CONFLICT DO NOTHING;
    END IF;
  END LOOP;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- For a table that visitors' pages depend on: `SELECT notify_changes_of('banners')` in the migration that makes it.
CREATE FUNCTION notify_changes_of(watched regclass, supplier_column text DEFAULT 'supplier_id') RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER notify_insert AFTER INSERT ON %s REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_supplier_changed(%L)', watched, supplier_column);
  EXECUTE format('CREATE TRIGGER notify_update AFTER UPDATE ON %s REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_supplier_changed(%L)', watched, supplier_column);
  -- Of a row that moves to another supplier both are notified.
  EXECUTE format('CREATE TRIGGER notify_update_of AFTER UPDATE ON %s REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_supplier_changed(%L)', watched, supplier_column);
  EXECUTE format('CREATE TRIGGER notify_delete AFTER DELETE ON %s REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_supplier_changed(%L)', watched, supplier_column);
END
$$;
--> statement-breakpoint
SELECT notify_changes_of('suppliers', 'id');--> statement-breakpoint
SELECT notify_changes_of('action_links');--> statement-breakpoint
SELECT notify_changes_of('categories');--> statement-breakpoint
SELECT notify_changes_of('category_segments');--> statement-breakpoint
SELECT notify_changes_of('delivery_areas');--> statement-breakpoint
SELECT notify_changes_of('delivery_holidays');--> statement-breakpoint
SELECT notify_changes_of('delivery_slots');--> statement-breakpoint
SELECT notify_changes_of('groupings');--> statement-breakpoint
SELECT notify_changes_of('payment_methods');--> statement-breakpoint
SELECT notify_changes_of('price_policies');--> statement-breakpoint
SELECT notify_changes_of('product_additions');--> statement-breakpoint
SELECT notify_changes_of('product_pictures');--> statement-breakpoint
SELECT notify_changes_of('products');--> statement-breakpoint
SELECT notify_changes_of('promotional_combo_items');--> statement-breakpoint
SELECT notify_changes_of('promotional_combos');--> statement-breakpoint
SELECT notify_changes_of('search_words');--> statement-breakpoint
SELECT notify_changes_of('sector_categories');--> statement-breakpoint
SELECT notify_changes_of('sectors');--> statement-breakpoint
SELECT notify_changes_of('stores');--> statement-breakpoint
SELECT notify_changes_of('subscription_types');--> statement-breakpoint
SELECT notify_changes_of('supplier_characteristics');--> statement-breakpoint
SELECT notify_changes_of('supplier_custom_contents');--> statement-breakpoint
SELECT notify_changes_of('supplier_domains');--> statement-breakpoint
SELECT notify_changes_of('supplier_segments');--> statement-breakpoint
SELECT notify_changes_of('supplier_static_texts');--> statement-breakpoint
SELECT notify_changes_of('supplier_terms');--> statement-breakpoint
SELECT notify_changes_of('suppliers_with_client_prices');--> statement-breakpoint
SELECT notify_changes_of('synonyms');--> statement-breakpoint
-- Every sale changes stock: the trigger of sold-out goods below notifies of what visitors see of it.
CREATE TRIGGER notify_insert AFTER INSERT ON stock_levels REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION notify_supplier_changed('supplier_id', 'stock');--> statement-breakpoint
CREATE TRIGGER notify_delete AFTER DELETE ON stock_levels REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION notify_supplier_changed('supplier_id', 'stock');--> statement-breakpoint
-- Of coupons only that there is a first one: how often they were used changes with each order.
CREATE TRIGGER notify_insert AFTER INSERT ON coupons REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION notify_supplier_changed('supplier_id');--> statement-breakpoint
-- Orders count how many of a combo were sold; visitors see of that only whether it is sold out.
CREATE FUNCTION notify_combo_sold_out() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  supplier uuid;
BEGIN
  FOR supplier IN
    SELECT DISTINCT combo.supplier_id
    FROM before
    JOIN after USING (supplier_id, combo_id)
    JOIN promotional_combos combo ON combo.supplier_id = after.supplier_id AND combo.id = after.combo_id
    WHERE (before.used >= combo.use_limit) <> (after.used >= combo.use_limit)
  LOOP
    PERFORM pg_notify('supplier_changed', supplier || ' stock');
  END LOOP;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER notify_update AFTER UPDATE ON promotional_combo_counters REFERENCING OLD TABLE AS before NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION notify_combo_sold_out();
--> statement-breakpoint

-- 2. Words that searches may be corrected to. -------------------------------------------------------------------------------

-- Collects the words of a supplier's products. A word that no product has any more stays: whoever reads it asks the products, too.
-- Words are inserted in one order, so that two who write products at once do not deadlock.
CREATE FUNCTION collect_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words (supplier_id, word)
  SELECT DISTINCT changed.supplier_id, lexeme
  FROM changed CROSS JOIN LATERAL unnest(tsvector_to_array(changed.search)) AS lexeme
  WHERE lexeme ~ '^[[:alpha:]]{3,40}$'
    AND NOT EXISTS (
      SELECT FROM search_words known WHERE known.supplier_id = changed.supplier_id AND known.word = lexeme
    )
  ORDER BY 1, 2
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER search_words_of_new AFTER INSERT ON products REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION collect_search_words();--> statement-breakpoint
CREATE TRIGGER search_words_of_changed AFTER UPDATE ON products REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION collect_search_words();
--> statement-breakpoint

-- 3. Sold-out goods. --------------------------------------------------------------------------------------------------------

-- `stock_levels.sold_out_below` is the product's smallest order: a sale learns from its own row whether it sells out.
CREATE FUNCTION set_sold_out_below() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.sold_out_below := coalesce(
    (SELECT smallest_order FROM products WHERE supplier_id = NEW.supplier_id AND id = NEW.product_id), 0);
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER smallest_order_by_stock BEFORE INSERT ON stock_levels FOR EACH ROW EXECUTE FUNCTION set_sold_out_below();
--> statement-breakpoint
-- Updates `sold_out`: goods whose stock is tracked and lies below their smallest order. Notifies of what visitors see of stock:
-- whether goods can be bought, and how many are left once they are few (5,000 thousandths).
CREATE FUNCTION update_sold_out() RETURNS trigger LANGUAGE plpgsql AS $$
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
END
$$;
--> statement-breakpoint
CREATE TRIGGER sold_out_by_stock AFTER INSERT OR DELETE ON stock_levels FOR EACH ROW EXECUTE FUNCTION update_sold_out();
--> statement-breakpoint
-- A sale from plenty calls nothing: only near the smallest order, or near what is few (5,000 as above), can anything change.
CREATE TRIGGER sold_out_by_sale AFTER UPDATE ON stock_levels FOR EACH ROW
WHEN (OLD.quantity IS DISTINCT FROM NEW.quantity AND least(OLD.quantity, NEW.quantity) <= greatest(NEW.sold_out_below, 5000))
EXECUTE FUNCTION update_sold_out();
--> statement-breakpoint
-- The same when the product's smallest order changes. The stock is locked by the update, as a sale locks it: who comes second sees
-- what the first has written.
CREATE FUNCTION update_sold_out_by_smallest_order() RETURNS trigger LANGUAGE plpgsql AS $$
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
END
$$;
--> statement-breakpoint
CREATE TRIGGER sold_out_by_increments AFTER UPDATE OF step, minimum, maximum ON products FOR EACH ROW
WHEN (OLD.smallest_order IS DISTINCT FROM NEW.smallest_order) EXECUTE FUNCTION update_sold_out_by_smallest_order();
--> statement-breakpoint

-- 4. Availability alerts. ---------------------------------------------------------------------------------------------------

-- An alert is due when its product can be bought again, whatever brought that about: a delivery of goods, a cancelled order, an
-- import. Orders only lower stock, so they never get here.
CREATE FUNCTION make_alerts_due(supplier uuid, product uuid) RETURNS void LANGUAGE sql AS $$
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
CREATE FUNCTION make_alerts_due_by_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM make_alerts_due(OLD.supplier_id, OLD.product_id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION make_alerts_due_by_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM make_alerts_due(NEW.supplier_id, NEW.id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER alerts_of_more_stock AFTER UPDATE ON stock_levels FOR EACH ROW
WHEN (NEW.quantity > OLD.quantity) EXECUTE FUNCTION make_alerts_due_by_stock();--> statement-breakpoint
CREATE TRIGGER alerts_of_untracked_stock AFTER DELETE ON stock_levels FOR EACH ROW
EXECUTE FUNCTION make_alerts_due_by_stock();--> statement-breakpoint
CREATE TRIGGER alerts_of_changed_product AFTER UPDATE ON products FOR EACH ROW
WHEN ((NEW.active, NEW.step, NEW.minimum, NEW.maximum) IS DISTINCT FROM (OLD.active, OLD.step, OLD.minimum, OLD.maximum))
EXECUTE FUNCTION make_alerts_due_by_product();
--> statement-breakpoint

-- 5. Goods for adults. ------------------------------------------------------------------------------------------------------

-- A product is for adults by its own mark or by one of its categories.
CREATE FUNCTION set_adults_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.adults_only := NEW.adult_mark OR EXISTS (
    SELECT 1 FROM categories
    WHERE supplier_id = NEW.supplier_id AND id IN (NEW.category_id, NEW.root_category_id) AND adults_only
  );
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER products_adults_only BEFORE INSERT OR UPDATE OF adult_mark, category_id, root_category_id ON products
FOR EACH ROW EXECUTE FUNCTION set_adults_only();
--> statement-breakpoint
-- An update of the mark to what it is runs the trigger above for each product of the category.
CREATE FUNCTION set_adults_only_of_category() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET adult_mark = adult_mark
  WHERE supplier_id = NEW.supplier_id AND NEW.id IN (category_id, root_category_id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER categories_adults_only AFTER UPDATE OF adults_only ON categories
FOR EACH ROW WHEN (OLD.adults_only IS DISTINCT FROM NEW.adults_only) EXECUTE FUNCTION set_adults_only_of_category();
--> statement-breakpoint

-- 6. Rows that are never deleted. -------------------------------------------------------------------------------------------

-- Orders and carts name suppliers, products and combos without a foreign key, which would lock the named row with each sale. Clients
-- are kept by their users, to whom orders have one. Decision 026.
CREATE FUNCTION refuse_delete_or_new_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never deleted, nor do their keys change', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER refuse_delete BEFORE DELETE ON suppliers FOR EACH ROW EXECUTE FUNCTION refuse_delete_or_new_key();--> statement-breakpoint
CREATE TRIGGER refuse_new_key BEFORE UPDATE OF id ON suppliers FOR EACH ROW
WHEN (OLD.id <> NEW.id) EXECUTE FUNCTION refuse_delete_or_new_key();--> statement-breakpoint
CREATE TRIGGER refuse_delete BEFORE DELETE ON products FOR EACH ROW EXECUTE FUNCTION refuse_delete_or_new_key();--> statement-breakpoint
CREATE TRIGGER refuse_new_key BEFORE UPDATE OF supplier_id, id ON products FOR EACH ROW
WHEN (OLD.id <> NEW.id OR OLD.supplier_id <> NEW.supplier_id) EXECUTE FUNCTION refuse_delete_or_new_key();--> statement-breakpoint
CREATE TRIGGER refuse_delete BEFORE DELETE ON promotional_combos FOR EACH ROW EXECUTE FUNCTION refuse_delete_or_new_key();--> statement-breakpoint
CREATE TRIGGER refuse_new_key BEFORE UPDATE OF supplier_id, id ON promotional_combos FOR EACH ROW
WHEN (OLD.id <> NEW.id OR OLD.supplier_id <> NEW.supplier_id) EXECUTE FUNCTION refuse_delete_or_new_key();
