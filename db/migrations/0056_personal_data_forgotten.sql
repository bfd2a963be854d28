CREATE INDEX "audit_events_by_user" ON "audit_events" USING btree ("supplier_id","user_id") WHERE user_id is not null;--> statement-breakpoint
-- A user's id says who it is; the name and the e-mail outlived the user.
UPDATE "audit_events" SET "after" = '{"representative": true}' WHERE "action" = 'representative.made';--> statement-breakpoint
-- What was written about clients that have been forgotten already.
UPDATE "audit_events" SET
  "before" = "before" - '{name,email,reason,message,tracking,attendant}'::text[],
  "after" = "after" - '{name,email,reason,message,tracking,attendant}'::text[]
WHERE "subject_id" IN (
  SELECT "id" FROM "clients" WHERE "forgotten_at" IS NOT NULL
  UNION ALL SELECT "users"."id" FROM "users" JOIN "clients" ON "clients"."id" = "users"."client_id" WHERE "clients"."forgotten_at" IS NOT NULL
  UNION ALL SELECT "charges"."id" FROM "charges"
    JOIN "orders" ON "orders"."supplier_id" = "charges"."supplier_id" AND "orders"."number" = "charges"."order_number"
    JOIN "clients" ON "clients"."id" = "orders"."client_id" WHERE "clients"."forgotten_at" IS NOT NULL
);--> statement-breakpoint
UPDATE "charges" SET "details" = "charges"."details" - 'card' FROM "orders", "clients"
WHERE "orders"."supplier_id" = "charges"."supplier_id" AND "orders"."number" = "charges"."order_number"
  AND "clients"."id" = "orders"."client_id" AND "clients"."forgotten_at" IS NOT NULL;--> statement-breakpoint
UPDATE "sandbox_payments" SET "card" = NULL FROM "charges", "orders", "clients"
WHERE "charges"."supplier_id" = "sandbox_payments"."supplier_id" AND "charges"."id"::text = "sandbox_payments"."reference"
  AND "orders"."supplier_id" = "charges"."supplier_id" AND "orders"."number" = "charges"."order_number"
  AND "clients"."id" = "orders"."client_id" AND "clients"."forgotten_at" IS NOT NULL;
