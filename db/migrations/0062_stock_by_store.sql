CREATE TABLE "store_stock" (
	"supplier_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"quantity" bigint NOT NULL,
	CONSTRAINT "store_stock_supplier_id_product_id_store_id_pk" PRIMARY KEY("supplier_id","product_id","store_id"),
	CONSTRAINT "store_stock_never_below_zero" CHECK (quantity >= 0)
);
--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "stores" jsonb;--> statement-breakpoint
ALTER TABLE "store_stock" ADD CONSTRAINT "store_stock_product_fk" FOREIGN KEY ("supplier_id","product_id") REFERENCES "public"."stock_levels"("supplier_id","product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_stock" ADD CONSTRAINT "store_stock_store_fk" FOREIGN KEY ("supplier_id","store_id") REFERENCES "public"."stores"("supplier_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_stock_by_store" ON "store_stock" USING btree ("supplier_id","store_id","product_id");