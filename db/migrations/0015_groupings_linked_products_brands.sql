CREATE TABLE "audit_events" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" uuid NOT NULL,
	"action" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "audit_events_supplier_id_id_pk" PRIMARY KEY("supplier_id","id")
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"supplier_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "memberships_supplier_id_staff_id_pk" PRIMARY KEY("supplier_id","staff_id")
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"administrator" boolean DEFAULT false NOT NULL,
	"disabled_at" timestamp with time zone,
	CONSTRAINT "staff_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "groupings" (
	"supplier_id" uuid NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "groupings_supplier_id_key_pk" PRIMARY KEY("supplier_id","key")
);
--> statement-breakpoint
CREATE TABLE "sold_out" (
	"supplier_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	CONSTRAINT "sold_out_supplier_id_product_id_pk" PRIMARY KEY("supplier_id","product_id")
);
--> statement-breakpoint
DROP INDEX "products_by_likeness";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "brand_key" text GENERATED ALWAYS AS (case when brand = '' then '' else coalesce(nullif(trim(both '-' from regexp_replace(folded(brand), '[^a-z0-9]+', '-', 'g')), ''), left(md5(brand), 12)) end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "smallest_order" bigint GENERATED ALWAYS AS (case when (greatest(step, minimum) + step - 1) / step * step <= coalesce(maximum, 999999000) then (greatest(step, minimum) + step - 1) / step * step end) STORED;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "groupings" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "principal_id" uuid;--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groupings" ADD CONSTRAINT "groupings_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sold_out" ADD CONSTRAINT "sold_out_supplier_id_product_id_products_supplier_id_id_fk" FOREIGN KEY ("supplier_id","product_id") REFERENCES "public"."products"("supplier_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "memberships_by_staff" ON "memberships" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_by_staff" ON "staff_sessions" USING btree ("staff_id");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_supplier_id_principal_id_products_supplier_id_id_fk" FOREIGN KEY ("supplier_id","principal_id") REFERENCES "public"."products"("supplier_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_by_brand" ON "products" USING btree ("supplier_id","brand_key") WHERE active;--> statement-breakpoint
CREATE INDEX "products_by_principal" ON "products" USING btree ("supplier_id","principal_id") WHERE principal_id is not null;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_principal" CHECK (principal_id <> id);