ALTER TABLE "cart_lines" DROP CONSTRAINT "cart_lines_supplier_id_product_id_products_supplier_id_id_fk";
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_supplier_id_suppliers_id_fk";
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_client_id_clients_id_fk";

--> statement-breakpoint
-- What orders and carts name without a key stays: a key would lock the named row with each sale. Clients are kept by their
-- users, to whom orders have one.
CREATE FUNCTION stays_for_good() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never deleted, nor do their keys change', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER stays BEFORE DELETE ON suppliers FOR EACH ROW EXECUTE FUNCTION stays_for_good();
--> statement-breakpoint
CREATE TRIGGER stays_itself BEFORE UPDATE OF id ON suppliers FOR EACH ROW
WHEN (OLD.id <> NEW.id) EXECUTE FUNCTION stays_for_good();
--> statement-breakpoint
CREATE TRIGGER stays BEFORE DELETE ON products FOR EACH ROW EXECUTE FUNCTION stays_for_good();
--> statement-breakpoint
CREATE TRIGGER stays_itself BEFORE UPDATE OF supplier_id, id ON products FOR EACH ROW
WHEN (OLD.id <> NEW.id OR OLD.supplier_id <> NEW.supplier_id) EXECUTE FUNCTION stays_for_good();
