ALTER TABLE "order_returns" ADD COLUMN "store_id" uuid;--> statement-breakpoint
ALTER TABLE "order_returns" ADD COLUMN "store_name" text;--> statement-breakpoint
-- Written by hand. A movement has what it changed at stores, too.
CREATE OR REPLACE FUNCTION record_stock_movements() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  cause text := nullif(current_setting('vitrine.stock_cause', true), '');
  reason text := coalesce(current_setting('vitrine.stock_reason', true), '');
  request uuid := nullif(current_setting('vitrine.stock_key', true), '')::uuid;
  places jsonb := nullif(current_setting('vitrine.stock_stores', true), '')::jsonb;
  staff uuid := nullif(current_setting('vitrine.stock_staff', true), '')::uuid;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO stock_movements (supplier_id, id, product_id, cause, before, after, staff_id, reason, key, stores)
    SELECT later.supplier_id, uuidv7(), later.product_id,
      coalesce(cause, CASE WHEN later.quantity < earlier.quantity THEN 'order' ELSE 'return' END),
      earlier.quantity, later.quantity, staff, reason, request, places -> later.product_id::text
    FROM later JOIN earlier USING (supplier_id, product_id)
    WHERE later.quantity <> earlier.quantity;
  ELSIF TG_OP = 'INSERT' AND cause IS NOT NULL THEN
    INSERT INTO stock_movements (supplier_id, id, product_id, cause, before, after, staff_id, reason, key, stores)
    SELECT supplier_id, uuidv7(), product_id, cause, NULL, quantity, staff, reason, request,
      places -> product_id::text FROM later;
  ELSIF TG_OP = 'DELETE' AND cause IS NOT NULL THEN
    INSERT INTO stock_movements (supplier_id, id, product_id, cause, before, after, staff_id, reason, key, stores)
    SELECT supplier_id, uuidv7(), product_id, cause, quantity, NULL, staff, reason, request,
      places -> product_id::text FROM earlier;
  END IF;
  RETURN NULL;
END
$$;
