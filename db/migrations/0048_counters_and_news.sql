DROP INDEX "mail_outbox_due";--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "news" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mail_outbox" USING btree ("news","next_try_at");--> statement-breakpoint
ALTER TABLE "slot_days" DROP CONSTRAINT "slot_days_supplier_id_slot_id_date_pk";--> statement-breakpoint
ALTER TABLE "slot_days" ADD COLUMN "store_id" uuid DEFAULT '00000000-0000-0000-0000-000000000000' NOT NULL;--> statement-breakpoint
ALTER TABLE "slot_days" ADD CONSTRAINT "slot_days_supplier_id_slot_id_date_store_id_pk" PRIMARY KEY("supplier_id","slot_id","date","store_id");--> statement-breakpoint
ALTER TABLE "nfe_documents" ADD COLUMN "invoiced" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- A sale tells of its stock where it looks whether something is sold out: it looked twice, once for each row and once for all.
-- 'supplier stock' is told as before: where little is left, and where something can be bought no more, or again.
CREATE OR REPLACE FUNCTION keep_sold_out() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  few constant bigint := 5000;
  smallest bigint;
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM sold_out WHERE supplier_id = OLD.supplier_id AND product_id = OLD.product_id;
    RETURN NULL;
  END IF;
  SELECT smallest_order INTO smallest FROM products WHERE supplier_id = NEW.supplier_id AND id = NEW.product_id;
  IF NEW.quantity < smallest THEN
    INSERT INTO sold_out (supplier_id, product_id) VALUES (NEW.supplier_id, NEW.product_id) ON CONFLICT DO NOTHING;
  ELSIF TG_OP = 'UPDATE' AND OLD.quantity < smallest THEN
    DELETE FROM sold_out WHERE supplier_id = NEW.supplier_id AND product_id = NEW.product_id;
  END IF;
  IF TG_OP = 'UPDATE' AND (least(OLD.quantity, NEW.quantity) <= few
      OR (OLD.quantity < smallest) <> (NEW.quantity < smallest)) THEN
    PERFORM pg_notify('supplier_changed', NEW.supplier_id || ' stock');
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER tell_update ON stock_levels;--> statement-breakpoint
DROP FUNCTION tell_stock_changed;
