CREATE TABLE "product_additions" (
	"supplier_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"addition_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "product_additions_supplier_id_product_id_addition_id_pk" PRIMARY KEY("supplier_id","product_id","addition_id"),
	CONSTRAINT "product_additions_others" CHECK (product_id <> addition_id)
);
--> statement-breakpoint
ALTER TABLE "product_additions" ADD CONSTRAINT "product_additions_supplier_id_product_id_products_supplier_id_id_fk" FOREIGN KEY ("supplier_id","product_id") REFERENCES "public"."products"("supplier_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_additions" ADD CONSTRAINT "product_additions_supplier_id_addition_id_products_supplier_id_id_fk" FOREIGN KEY ("supplier_id","addition_id") REFERENCES "public"."products"("supplier_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
SELECT tell_changes_of('product_additions');