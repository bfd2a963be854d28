CREATE TABLE "promotional_combo_counters" (
	"supplier_id" uuid NOT NULL,
	"combo_id" uuid NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "promotional_combo_counters_supplier_id_combo_id_pk" PRIMARY KEY("supplier_id","combo_id"),
	CONSTRAINT "promotional_combo_counters_used" CHECK (used >= 0)
);
--> statement-breakpoint
CREATE TABLE "promotional_combo_items" (
	"supplier_id" uuid NOT NULL,
	"combo_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"quantity" bigint NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "promotional_combo_items_supplier_id_combo_id_product_id_pk" PRIMARY KEY("supplier_id","combo_id","product_id"),
	CONSTRAINT "promotional_combo_items_quantity" CHECK (quantity > 0)
);
--> statement-breakpoint
CREATE TABLE "promotional_combo_uses" (
	"supplier_id" uuid NOT NULL,
	"order_number" bigint NOT NULL,
	"combo_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promotional_combo_uses_supplier_id_order_number_combo_id_pk" PRIMARY KEY("supplier_id","order_number","combo_id"),
	CONSTRAINT "promotional_combo_uses_quantity" CHECK (quantity > 0)
);
--> statement-breakpoint
CREATE TABLE "promotional_combos" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"price" bigint,
	"basis_points" integer,
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"client_ids" uuid[] DEFAULT '{}' NOT NULL,
	"groups" text[] DEFAULT '{}' NOT NULL,
	"payment_method_ids" uuid[] DEFAULT '{}' NOT NULL,
	"delivery_types" text[] DEFAULT '{}' NOT NULL,
	"most_per_order" integer,
	"use_limit" integer,
	"use_limit_per_client" integer,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promotional_combos_supplier_id_id_pk" PRIMARY KEY("supplier_id","id"),
	CONSTRAINT "promotional_combos_by_slug" UNIQUE("supplier_id","slug"),
	CONSTRAINT "promotional_combos_price" CHECK (num_nonnulls(price, basis_points) = 1 and coalesce(price > 0, basis_points between 1 and 9999)),
	CONSTRAINT "promotional_combos_limits" CHECK (most_per_order > 0 and use_limit > 0 and use_limit_per_client > 0)
);
--> statement-breakpoint
ALTER TABLE "promotional_combo_counters" ADD CONSTRAINT "promotional_combo_counters_supplier_id_combo_id_promotional_combos_supplier_id_id_fk" FOREIGN KEY ("supplier_id","combo_id") REFERENCES "public"."promotional_combos"("supplier_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotional_combo_items" ADD CONSTRAINT "promotional_combo_items_supplier_id_combo_id_promotional_combos_supplier_id_id_fk" FOREIGN KEY ("supplier_id","combo_id") REFERENCES "public"."promotional_combos"("supplier_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotional_combo_items" ADD CONSTRAINT "promotional_combo_items_supplier_id_product_id_products_supplier_id_id_fk" FOREIGN KEY ("supplier_id","product_id") REFERENCES "public"."products"("supplier_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotional_combo_uses" ADD CONSTRAINT "promotional_combo_uses_supplier_id_combo_id_promotional_combos_supplier_id_id_fk" FOREIGN KEY ("supplier_id","combo_id") REFERENCES "public"."promotional_combos"("supplier_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotional_combos" ADD CONSTRAINT "promotional_combos_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promotional_combo_uses_by_client" ON "promotional_combo_uses" USING btree ("supplier_id","combo_id","client_id");--> statement-breakpoint
CREATE INDEX "promotional_combos_active" ON "promotional_combos" USING btree ("supplier_id","position","id") WHERE active;--> statement-breakpoint
SELECT tell_changes_of('promotional_combos');
--> statement-breakpoint
SELECT tell_changes_of('promotional_combo_items');
--> statement-breakpoint
-- An order counts what was sold. Told is only what visitors see of that, as with stock: that a combo is sold out, or no more.
CREATE FUNCTION tell_combo_sold_out() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  supplier uuid;
BEGIN
  FOR supplier IN
    SELECT DISTINCT combo.supplier_id
    FROM before
    JOIN after USING (supplier_id, combo_id)
    JOIN promotional_combos combo ON combo.supplier_id = after.supplier_id AND combo.id = after.combo_id
    WHERE (before.used >= combo.use_limit) <> (after.used >= combo.use_limit)
  LOOP
    PERFORM pg_notify('supplier_changed', supplier || ' stock');
  END LOOP;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER tell_update AFTER UPDATE ON promotional_combo_counters REFERENCING OLD TABLE AS before NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION tell_combo_sold_out();
