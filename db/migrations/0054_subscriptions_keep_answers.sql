ALTER TABLE "subscriptions" ADD COLUMN "answers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
UPDATE subscriptions SET answers = orders.characteristics FROM orders
WHERE orders.supplier_id = subscriptions.supplier_id AND orders.number = subscriptions.first_order_number;
