-- Seen with a way of paying, and with nothing else that was known then.
UPDATE "carts" SET "seen_terms" = "seen_payment_method_id"::text || '//' WHERE "seen_payment_method_id" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "carts" DROP COLUMN "seen_payment_method_id";
--> statement-breakpoint
SELECT tell_changes_of('subscription_types');
