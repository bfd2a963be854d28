CREATE TABLE "shopping_list_items" (
	"supplier_id" uuid NOT NULL,
	"list_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"quantity" bigint NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "shopping_list_items_supplier_id_list_id_product_id_pk" PRIMARY KEY("supplier_id","list_id","product_id"),
	CONSTRAINT "shopping_list_items_quantity" CHECK (quantity > 0)
);
--> statement-breakpoint
CREATE TABLE "shopping_lists" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"client_id" uuid,
	"name" text NOT NULL,
	"client_ids" uuid[] DEFAULT '{}' NOT NULL,
	"groups" text[] DEFAULT '{}' NOT NULL,
	"disabled_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shopping_lists_supplier_id_id_pk" PRIMARY KEY("supplier_id","id"),
	CONSTRAINT "shopping_lists_audience" CHECK (client_id is null or (client_ids = '{}' and groups = '{}'))
);
--> statement-breakpoint
ALTER TABLE "shopping_list_items" ADD CONSTRAINT "shopping_list_items_supplier_id_list_id_shopping_lists_supplier_id_id_fk" FOREIGN KEY ("supplier_id","list_id") REFERENCES "public"."shopping_lists"("supplier_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_list_items" ADD CONSTRAINT "shopping_list_items_supplier_id_product_id_products_supplier_id_id_fk" FOREIGN KEY ("supplier_id","product_id") REFERENCES "public"."products"("supplier_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_lists" ADD CONSTRAINT "shopping_lists_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_lists" ADD CONSTRAINT "shopping_lists_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shopping_lists_by_client" ON "shopping_lists" USING btree ("supplier_id","client_id");