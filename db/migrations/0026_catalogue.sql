CREATE TABLE "sheet_import_changes" (
	"supplier_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"before" jsonb,
	"version" integer NOT NULL,
	"stock_after" bigint,
	"restored" boolean,
	CONSTRAINT "sheet_import_changes_supplier_id_import_id_product_id_pk" PRIMARY KEY("supplier_id","import_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "sheet_import_rows" (
	"supplier_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"line" integer NOT NULL,
	"cells" text[] NOT NULL,
	"problem" text,
	CONSTRAINT "sheet_import_rows_supplier_id_import_id_place_pk" PRIMARY KEY("supplier_id","import_id","place")
);
--> statement-breakpoint
CREATE TABLE "sheet_imports" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"state" text NOT NULL,
	"header" text[] NOT NULL,
	"mapping" jsonb NOT NULL,
	"total" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"inserted" integer DEFAULT 0 NOT NULL,
	"updated" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"restored" integer DEFAULT 0 NOT NULL,
	"left" integer DEFAULT 0 NOT NULL,
	"cancel_wanted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "sheet_imports_supplier_id_id_pk" PRIMARY KEY("supplier_id","id")
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"cause" text NOT NULL,
	"before" bigint,
	"after" bigint,
	"staff_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "stock_movements_supplier_id_id_pk" PRIMARY KEY("supplier_id","id")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "cost" bigint;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "seo_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "seo_description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "low_stock" bigint;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "sheet_import_changes" ADD CONSTRAINT "sheet_import_changes_supplier_id_import_id_sheet_imports_supplier_id_id_fk" FOREIGN KEY ("supplier_id","import_id") REFERENCES "public"."sheet_imports"("supplier_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_import_rows" ADD CONSTRAINT "sheet_import_rows_supplier_id_import_id_sheet_imports_supplier_id_id_fk" FOREIGN KEY ("supplier_id","import_id") REFERENCES "public"."sheet_imports"("supplier_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_imports" ADD CONSTRAINT "sheet_imports_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sheet_imports_to_do" ON "sheet_imports" USING btree ("state") WHERE state in ('queued', 'running', 'undoing');--> statement-breakpoint
CREATE INDEX "stock_movements_by_product" ON "stock_movements" USING btree ("supplier_id","product_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "products_panel_by_name" ON "products" USING btree ("supplier_id","name","id");--> statement-breakpoint
CREATE INDEX "products_panel_by_price" ON "products" USING btree ("supplier_id","price","id");--> statement-breakpoint
CREATE INDEX "products_panel_by_change" ON "products" USING btree ("supplier_id","updated_at","id");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_cost" CHECK (cost >= 0);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_archived" CHECK (archived_at is null or not active);--> statement-breakpoint

-- By hand from here on. ------------------------------------------------------------------------------------------------------

-- `products.version` counts what staff edit, whoever writes it: the panel, an import, the operator. A product that is sold again is
-- not archived any more.
CREATE FUNCTION count_product_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  IF NEW.active THEN
    NEW.archived_at := NULL;
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER product_version BEFORE UPDATE ON products FOR EACH ROW WHEN (
  (OLD.sku, OLD.slug, OLD.name, OLD.brand, OLD.description, OLD.unit, OLD.ean, OLD.category_id, OLD.price, OLD.wholesale_price,
    OLD.wholesale_minimum, OLD.tiers, OLD.step, OLD.minimum, OLD.maximum, OLD.multiple, OLD.weight, OLD.gift_wrap_price, OLD.tags,
    OLD.groupings, OLD.principal_id, OLD.active, OLD.adult_mark, OLD.cost, OLD.seo_title, OLD.seo_description, OLD.low_stock,
    OLD.archived_at)
  IS DISTINCT FROM
  (NEW.sku, NEW.slug, NEW.name, NEW.brand, NEW.description, NEW.unit, NEW.ean, NEW.category_id, NEW.price, NEW.wholesale_price,
    NEW.wholesale_minimum, NEW.tiers, NEW.step, NEW.minimum, NEW.maximum, NEW.multiple, NEW.weight, NEW.gift_wrap_price, NEW.tags,
    NEW.groupings, NEW.principal_id, NEW.active, NEW.adult_mark, NEW.cost, NEW.seo_title, NEW.seo_description, NEW.low_stock,
    NEW.archived_at)
) EXECUTE FUNCTION count_product_version();
--> statement-breakpoint

-- Every change of a stock leaves a movement. Who changes it says why for the transaction (`server/stock/stock-cause.store.ts`); orders
-- say nothing: less is a sale, more is a cancelled one. One insert per statement, whatever its lines. What is tracked for the first time
-- without a cause is the operator's first load, which moves nothing.
CREATE FUNCTION record_stock_movements() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  cause text := nullif(current_setting('vitrine.stock_cause', true), '');
  reason text := coalesce(current_setting('vitrine.stock_reason', true), '');
  staff uuid := nullif(current_setting('vitrine.stock_staff', true), '')::uuid;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO stock_movements (supplier_id, id, product_id, cause, before, after, staff_id, reason)
    SELECT later.supplier_id, uuidv7(), later.product_id,
      coalesce(cause, CASE WHEN later.quantity < earlier.quantity THEN 'order' ELSE 'return' END),
      earlier.quantity, later.quantity, staff, reason
    FROM later JOIN earlier USING (supplier_id, product_id)
    WHERE later.quantity <> earlier.quantity;
  ELSIF TG_OP = 'INSERT' AND cause IS NOT NULL THEN
    INSERT INTO stock_movements (supplier_id, id, product_id, cause, before, after, staff_id, reason)
    SELECT supplier_id, uuidv7(), product_id, cause, NULL, quantity, staff, reason FROM later;
  ELSIF TG_OP = 'DELETE' AND cause IS NOT NULL THEN
    INSERT INTO stock_movements (supplier_id, id, product_id, cause, before, after, staff_id, reason)
    SELECT supplier_id, uuidv7(), product_id, cause, quantity, NULL, staff, reason FROM earlier;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER stock_moved AFTER UPDATE ON stock_levels REFERENCING OLD TABLE AS earlier NEW TABLE AS later
FOR EACH STATEMENT EXECUTE FUNCTION record_stock_movements();--> statement-breakpoint
CREATE TRIGGER stock_tracked AFTER INSERT ON stock_levels REFERENCING NEW TABLE AS later
FOR EACH STATEMENT EXECUTE FUNCTION record_stock_movements();--> statement-breakpoint
CREATE TRIGGER stock_untracked AFTER DELETE ON stock_levels REFERENCING OLD TABLE AS earlier
FOR EACH STATEMENT EXECUTE FUNCTION record_stock_movements();
