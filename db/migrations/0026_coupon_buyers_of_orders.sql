-- From here on orders tell of themselves; those made before are counted once.
INSERT INTO "coupon_buyers" ("supplier_id", "client_id", "purchases")
SELECT "supplier_id", "client_id", count(*) FROM "orders" WHERE "status" <> 'CANCELADO' GROUP BY 1, 2;
