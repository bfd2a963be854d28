CREATE TABLE "category_segments" (
	"supplier_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"segment_id" uuid NOT NULL,
	CONSTRAINT "category_segments_supplier_id_category_id_segment_id_pk" PRIMARY KEY("supplier_id","category_id","segment_id")
);
--> statement-breakpoint
CREATE TABLE "picture_facts" (
	"id" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"placeholder" text
);
--> statement-breakpoint
CREATE TABLE "product_pictures" (
	"supplier_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"picture_id" text NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	CONSTRAINT "product_pictures_supplier_id_product_id_position_pk" PRIMARY KEY("supplier_id","product_id","position"),
	CONSTRAINT "product_pictures_once" UNIQUE("supplier_id","product_id","picture_id"),
	CONSTRAINT "product_pictures_position" CHECK (position >= 0)
);
--> statement-breakpoint
ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_quantity";--> statement-breakpoint
ALTER TABLE "availability_alerts" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "hidden_on" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "gift_wrap_price" bigint;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "gift_wrap_price" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "characteristics" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "category_segments" ADD CONSTRAINT "category_segments_supplier_id_category_id_categories_supplier_id_id_fk" FOREIGN KEY ("supplier_id","category_id") REFERENCES "public"."categories"("supplier_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_segments" ADD CONSTRAINT "category_segments_supplier_id_segment_id_supplier_segments_supplier_id_id_fk" FOREIGN KEY ("supplier_id","segment_id") REFERENCES "public"."supplier_segments"("supplier_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_supplier_id_product_id_products_supplier_id_id_fk" FOREIGN KEY ("supplier_id","product_id") REFERENCES "public"."products"("supplier_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "category_segments_by_segment" ON "category_segments" USING btree ("supplier_id","segment_id");--> statement-breakpoint
CREATE INDEX "availability_alerts_due" ON "availability_alerts" USING btree ("supplier_id","due_at") WHERE due_at is not null;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_gift_wrap_price" CHECK (gift_wrap_price >= 0);--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_quantity" CHECK (quantity > 0 and unit_price >= 0 and gift_wrap_price >= 0 and total >= 0);