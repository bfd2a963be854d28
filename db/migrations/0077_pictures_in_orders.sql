ALTER TABLE "picture_facts" ADD COLUMN "in_orders" boolean DEFAULT false NOT NULL;
