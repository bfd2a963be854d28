-- Availability alerts become one kind of product alerts. The previous version would not survive the rename: no version has been
-- released yet. Alerts that were due are sent by the job.
ALTER TABLE "availability_alerts" RENAME TO "product_alerts";--> statement-breakpoint
ALTER TABLE "product_alerts" DROP CONSTRAINT "availability_alerts_client_id_clients_id_fk";
--> statement-breakpoint
ALTER TABLE "product_alerts" DROP CONSTRAINT "availability_alerts_supplier_id_product_id_products_supplier_id_id_fk";
--> statement-breakpoint
DROP INDEX "availability_alerts_due";--> statement-breakpoint
ALTER TABLE "product_alerts" DROP CONSTRAINT "availability_alerts_supplier_id_product_id_client_id_pk";--> statement-breakpoint
ALTER TABLE "product_alerts" ADD COLUMN "kind" text DEFAULT 'availability' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_alerts" ADD CONSTRAINT "product_alerts_supplier_id_product_id_client_id_kind_pk" PRIMARY KEY("supplier_id","product_id","client_id","kind");--> statement-breakpoint
ALTER TABLE "product_alerts" ADD COLUMN "seen_price" bigint;--> statement-breakpoint
ALTER TABLE "product_alerts" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product_alerts" ADD COLUMN "mail_id" uuid;--> statement-breakpoint
ALTER TABLE "product_alerts" ADD COLUMN "last_sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product_alerts" ADD COLUMN "dismissed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product_alerts" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product_alerts" ADD CONSTRAINT "product_alerts_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_alerts" ADD CONSTRAINT "product_alerts_supplier_id_product_id_products_supplier_id_id_fk" FOREIGN KEY ("supplier_id","product_id") REFERENCES "public"."products"("supplier_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_alerts_due" ON "product_alerts" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "product_alerts_of_client" ON "product_alerts" USING btree ("supplier_id","client_id");--> statement-breakpoint
ALTER TABLE "product_alerts" ADD CONSTRAINT "product_alerts_seen_price" CHECK ((kind = 'price-drop') = (seen_price is not null));