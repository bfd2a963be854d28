ALTER TABLE "carts" ADD COLUMN "lines" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
UPDATE carts SET lines = placed.lines FROM (
  SELECT supplier_id, client_id, jsonb_agg(line ORDER BY position, line->>'productId') AS lines FROM (
    SELECT supplier_id, client_id, position, jsonb_strip_nulls(jsonb_build_object(
      'productId', product_id, 'quantity', quantity, 'giftWrap', gift_wrap, 'seenPrice', seen_price)) AS line
    FROM cart_lines
    UNION ALL
    SELECT supplier_id, client_id, position, jsonb_strip_nulls(jsonb_build_object(
      'productId', combo_id, 'combo', true, 'quantity', quantity::bigint * 1000, 'giftWrap', false, 'seenPrice', seen_price))
    FROM cart_combos
  ) AS each GROUP BY supplier_id, client_id
) AS placed WHERE placed.supplier_id = carts.supplier_id AND placed.client_id = carts.client_id;
--> statement-breakpoint
DROP TABLE "cart_combos";
--> statement-breakpoint
DROP TABLE "cart_lines";
--> statement-breakpoint
-- A cart's combos are named without a key, as its products are.
CREATE TRIGGER stays BEFORE DELETE ON promotional_combos FOR EACH ROW EXECUTE FUNCTION stays_for_good();
--> statement-breakpoint
CREATE TRIGGER stays_itself BEFORE UPDATE OF supplier_id, id ON promotional_combos FOR EACH ROW
WHEN (OLD.id <> NEW.id OR OLD.supplier_id <> NEW.supplier_id) EXECUTE FUNCTION stays_for_good();
