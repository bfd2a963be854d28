DROP INDEX "mail_outbox_due";--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "news" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mail_outbox" USING btree ("news","next_try_at");--> statement-breakpoint
ALTER TABLE "slot_days" DROP CONSTRAINT "slot_days_supplier_id_slot_id_date_pk";--> statement-breakpoint
ALTER TABLE "slot_days" ADD COLUMN "store_id" uuid DEFAULT '00000000-0000-0000-0000-000000000000' NOT NULL;--> statement-breakpoint
ALTER TABLE "slot_days" ADD CONSTRAINT "slot_days_supplier_id_slot_id_date_store_id_pk" PRIMARY KEY("supplier_id","slot_id","date","store_id");--> statement-breakpoint
ALTER TABLE "nfe_documents" ADD COLUMN "invoiced" bigint DEFAULT 0 NOT NULL;
