ALTER TABLE "order_combos" ADD COLUMN "undiscounted_price" bigint;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "undiscounted_price" bigint;