CREATE TABLE "availability_alerts" (
	"supplier_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "availability_alerts_supplier_id_product_id_client_id_pk" PRIMARY KEY("supplier_id","product_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "sector_categories" (
	"supplier_id" uuid NOT NULL,
	"sector_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	CONSTRAINT "sector_categories_supplier_id_sector_id_category_id_pk" PRIMARY KEY("supplier_id","sector_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "sectors" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "sectors_supplier_id_id_pk" PRIMARY KEY("supplier_id","id"),
	CONSTRAINT "sectors_by_slug" UNIQUE("supplier_id","slug")
);
--> statement-breakpoint
ALTER TABLE "availability_alerts" ADD CONSTRAINT "availability_alerts_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_alerts" ADD CONSTRAINT "availability_alerts_supplier_id_product_id_products_supplier_id_id_fk" FOREIGN KEY ("supplier_id","product_id") REFERENCES "public"."products"("supplier_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sector_categories" ADD CONSTRAINT "sector_categories_supplier_id_sector_id_sectors_supplier_id_id_fk" FOREIGN KEY ("supplier_id","sector_id") REFERENCES "public"."sectors"("supplier_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sector_categories" ADD CONSTRAINT "sector_categories_supplier_id_category_id_categories_supplier_id_id_fk" FOREIGN KEY ("supplier_id","category_id") REFERENCES "public"."categories"("supplier_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sectors" ADD CONSTRAINT "sectors_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;