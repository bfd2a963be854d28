-- Delivery types, too, are stored as the domain names them; the API spells them as before. The previous version would not survive
-- this: no version has been released yet.
UPDATE delivery_slots SET delivery_type = CASE delivery_type WHEN 'RETIRADA' THEN 'pickup' ELSE 'delivery' END;--> statement-breakpoint
UPDATE payment_methods
SET delivery_types = array_replace(array_replace(delivery_types, 'DELIVERY', 'delivery'), 'RETIRADA', 'pickup');--> statement-breakpoint
UPDATE promotional_combos
SET delivery_types = array_replace(array_replace(delivery_types, 'DELIVERY', 'delivery'), 'RETIRADA', 'pickup')
WHERE delivery_types <> '{}';--> statement-breakpoint
UPDATE price_policies
SET audience = jsonb_set(audience, '{deliveryTypes}', replace(replace(audience ->> 'deliveryTypes', 'DELIVERY', 'delivery'), 'RETIRADA', 'pickup')::jsonb)
WHERE audience ? 'deliveryTypes';--> statement-breakpoint
UPDATE orders SET delivery = jsonb_set(delivery, '{type}', CASE delivery ->> 'type' WHEN 'RETIRADA' THEN '"pickup"' ELSE '"delivery"' END::jsonb)
WHERE delivery ? 'type';--> statement-breakpoint
UPDATE subscriptions SET place = jsonb_set(place, '{type}', CASE place ->> 'type' WHEN 'RETIRADA' THEN '"pickup"' ELSE '"delivery"' END::jsonb)
WHERE place ? 'type';--> statement-breakpoint
-- Method, type and address, by which prices were seen.
UPDATE carts SET seen_terms = replace(replace(seen_terms, '/DELIVERY/', '/delivery/'), '/RETIRADA/', '/pickup/')
WHERE seen_terms <> '//';--> statement-breakpoint
UPDATE audit_events
SET before = replace(replace(before::text, '"DELIVERY"', '"delivery"'), '"RETIRADA"', '"pickup"')::jsonb,
    after = replace(replace(after::text, '"DELIVERY"', '"delivery"'), '"RETIRADA"', '"pickup"')::jsonb
WHERE action IN ('delivery-slot.changed', 'price-policy.changed');
