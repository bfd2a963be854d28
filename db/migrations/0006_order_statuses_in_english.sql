-- Order statuses are stored as the domain names them; the API spells them as before. The previous version would not survive this: no
-- version has been released yet. From the first release on both spellings are read before one of them goes.
CREATE FUNCTION pg_temp.in_english(status text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE status
    WHEN 'ORCAMENTO_NOVO' THEN 'quote-requested'
    WHEN 'ORCAMENTO_PRECIFICADO' THEN 'quote-priced'
    WHEN 'ENVIADO' THEN 'received'
    WHEN 'SEPARANDO' THEN 'picking'
    WHEN 'AGUARDANDOPAGAMENTO' THEN 'awaiting-payment'
    WHEN 'PAGO' THEN 'packed'
    WHEN 'EMENTREGA' THEN 'out-for-delivery'
    WHEN 'PRONTO_RETIRADA' THEN 'ready-for-pickup'
    WHEN 'ENTREGUE' THEN 'delivered'
    WHEN 'CANCELADO' THEN 'cancelled'
    ELSE status
  END
$$;
--> statement-breakpoint
UPDATE orders SET status = pg_temp.in_english(status);--> statement-breakpoint
UPDATE order_events SET status = pg_temp.in_english(status);--> statement-breakpoint
UPDATE audit_events SET before = before || jsonb_build_object('status', pg_temp.in_english(before ->> 'status'))
WHERE action = 'order.moved' AND before ? 'status';--> statement-breakpoint
UPDATE audit_events SET after = after || jsonb_build_object('status', pg_temp.in_english(after ->> 'status'))
WHERE action = 'order.moved' AND after ? 'status';--> statement-breakpoint
DROP FUNCTION pg_temp.in_english(text);
