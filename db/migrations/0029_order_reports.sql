CREATE TABLE "order_day_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_day_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 20),
	"supplier_id" uuid NOT NULL,
	"order_number" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_day_parts" (
	"supplier_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"day" date NOT NULL,
	"key" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"orders" integer NOT NULL,
	"quantity" bigint NOT NULL,
	"total" bigint NOT NULL,
	"discount" bigint NOT NULL,
	CONSTRAINT "order_day_parts_supplier_id_topic_day_key_pk" PRIMARY KEY("supplier_id","topic","day","key")
);
--> statement-breakpoint
CREATE TABLE "order_days" (
	"supplier_id" uuid NOT NULL,
	"day" date NOT NULL,
	"orders" integer NOT NULL,
	"subtotal" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"delivery_fee" bigint NOT NULL,
	"total" bigint NOT NULL,
	"cancelled" integer NOT NULL,
	"cancelled_total" bigint NOT NULL,
	"promised" integer NOT NULL,
	"late" integer NOT NULL,
	CONSTRAINT "order_days_supplier_id_day_pk" PRIMARY KEY("supplier_id","day"),
	CONSTRAINT "order_days_late" CHECK (late <= promised)
);
--> statement-breakpoint
CREATE TABLE "order_edits" (
	"supplier_id" uuid NOT NULL,
	"order_number" bigint NOT NULL,
	"version" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"total_before" bigint NOT NULL,
	"total" bigint NOT NULL,
	"staff_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"outcome" text,
	"closed_at" timestamp with time zone,
	CONSTRAINT "order_edits_supplier_id_order_number_version_pk" PRIMARY KEY("supplier_id","order_number","version"),
	CONSTRAINT "order_edits_closed" CHECK ((outcome is null) = (closed_at is null))
);
--> statement-breakpoint
CREATE TABLE "order_notes" (
	"supplier_id" uuid NOT NULL,
	"order_number" bigint NOT NULL,
	"id" uuid NOT NULL,
	"text" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_notes_supplier_id_order_number_id_pk" PRIMARY KEY("supplier_id","order_number","id")
);
--> statement-breakpoint
ALTER TABLE "order_edits" ADD CONSTRAINT "order_edits_supplier_id_order_number_orders_supplier_id_number_fk" FOREIGN KEY ("supplier_id","order_number") REFERENCES "public"."orders"("supplier_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_supplier_id_order_number_orders_supplier_id_number_fk" FOREIGN KEY ("supplier_id","order_number") REFERENCES "public"."orders"("supplier_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_day_parts_by_key" ON "order_day_parts" USING btree ("supplier_id","topic","key","day");--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("supplier_id","status","created_at" DESC NULLS FIRST,"number" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_by_method" ON "orders" USING btree ("supplier_id","payment_method_id","created_at" DESC NULLS FIRST,"number" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_by_representative" ON "orders" USING btree ("supplier_id","user_id","created_at" DESC NULLS FIRST,"number" DESC NULLS FIRST) WHERE issued_as = 'representative';--> statement-breakpoint
CREATE INDEX "orders_by_total" ON "orders" USING btree ("supplier_id","total" DESC NULLS FIRST,"number" DESC NULLS FIRST);--> statement-breakpoint
-- Written by hand. The reports' job sums the day of every new or changed order up again; until this migration: of all.
CREATE FUNCTION note_order_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO order_day_changes (supplier_id, order_number) VALUES (NEW.supplier_id, NEW.number);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER order_day_changed_by_insert AFTER INSERT ON orders FOR EACH ROW EXECUTE FUNCTION note_order_day();--> statement-breakpoint
CREATE TRIGGER order_day_changed_by_update AFTER UPDATE ON orders FOR EACH ROW
	WHEN ((OLD.status, OLD.subtotal, OLD.total, OLD.delivery_fee, OLD.discount, OLD.payment_method_id)
		IS DISTINCT FROM (NEW.status, NEW.subtotal, NEW.total, NEW.delivery_fee, NEW.discount, NEW.payment_method_id))
	EXECUTE FUNCTION note_order_day();--> statement-breakpoint
INSERT INTO order_day_changes (supplier_id, order_number) SELECT supplier_id, number FROM orders ORDER BY created_at;
