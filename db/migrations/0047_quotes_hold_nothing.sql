-- A quote holds nothing until its client accepts it (docs/decisions/018): what those of before took is given back.
UPDATE stock_levels SET quantity = stock_levels.quantity + held.quantity
FROM (
  SELECT l.supplier_id, l.product_id, sum(l.quantity) AS quantity
  FROM order_lines l JOIN orders o ON o.supplier_id = l.supplier_id AND o.number = l.order_number
  WHERE o.status IN ('ORCAMENTO_NOVO', 'ORCAMENTO_PRECIFICADO') GROUP BY 1, 2
) AS held
WHERE stock_levels.supplier_id = held.supplier_id AND stock_levels.product_id = held.product_id;--> statement-breakpoint
UPDATE promotional_combo_counters SET used = promotional_combo_counters.used - held.used
FROM (
  SELECT u.supplier_id, u.combo_id, sum(u.quantity)::int AS used
  FROM promotional_combo_uses u JOIN orders o ON o.supplier_id = u.supplier_id AND o.number = u.order_number
  WHERE o.status IN ('ORCAMENTO_NOVO', 'ORCAMENTO_PRECIFICADO') GROUP BY 1, 2
) AS held
WHERE promotional_combo_counters.supplier_id = held.supplier_id AND promotional_combo_counters.combo_id = held.combo_id;--> statement-breakpoint
DELETE FROM promotional_combo_uses u USING orders o
WHERE o.supplier_id = u.supplier_id AND o.number = u.order_number AND o.status IN ('ORCAMENTO_NOVO', 'ORCAMENTO_PRECIFICADO');--> statement-breakpoint
UPDATE coupons SET used = coupons.used - held.used
FROM (
  SELECT u.supplier_id, u.coupon_id, count(*)::int AS used
  FROM coupon_uses u JOIN orders o ON o.supplier_id = u.supplier_id AND o.number = u.order_number
  WHERE o.status IN ('ORCAMENTO_NOVO', 'ORCAMENTO_PRECIFICADO') GROUP BY 1, 2
) AS held
WHERE coupons.supplier_id = held.supplier_id AND coupons.id = held.coupon_id;--> statement-breakpoint
DELETE FROM coupon_uses u USING orders o
WHERE o.supplier_id = u.supplier_id AND o.number = u.order_number AND o.status IN ('ORCAMENTO_NOVO', 'ORCAMENTO_PRECIFICADO');--> statement-breakpoint
UPDATE coupon_buyers SET purchases = coupon_buyers.purchases - held.purchases
FROM (
  SELECT supplier_id, client_id, count(*)::int AS purchases FROM orders
  WHERE status IN ('ORCAMENTO_NOVO', 'ORCAMENTO_PRECIFICADO') GROUP BY 1, 2
) AS held
WHERE coupon_buyers.supplier_id = held.supplier_id AND coupon_buyers.client_id = held.client_id;--> statement-breakpoint
-- What was paid for nothing more than a zero was captured, too.
UPDATE charges SET captured = amount, paid_at = created_at WHERE status = 'paid';--> statement-breakpoint
-- A sale looks into `sold_out` only where a product comes to an end or comes back: it was asked of every product sold.
CREATE OR REPLACE FUNCTION keep_sold_out() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
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
  RETURN NULL;
END $$;
