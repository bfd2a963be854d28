CREATE TABLE "client_pricing" (
	"supplier_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"table_id" uuid,
	"groups" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "client_pricing_supplier_id_client_id_pk" PRIMARY KEY("supplier_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "price_grants" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"price" bigint NOT NULL,
	"from_quantity" bigint NOT NULL,
	"to_quantity" bigint,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "price_grants_supplier_id_id_pk" PRIMARY KEY("supplier_id","id"),
	CONSTRAINT "price_grants_cost_something" CHECK (price > 0 and from_quantity >= 0 and to_quantity >= from_quantity)
);
--> statement-breakpoint
CREATE TABLE "price_policies" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"scope" jsonb NOT NULL,
	"audience" jsonb NOT NULL,
	"effect" jsonb NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"priority" integer NOT NULL,
	"stackable" boolean NOT NULL,
	CONSTRAINT "price_policies_supplier_id_id_pk" PRIMARY KEY("supplier_id","id")
);
--> statement-breakpoint
CREATE TABLE "price_table_prices" (
	"supplier_id" uuid NOT NULL,
	"table_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"price" bigint NOT NULL,
	"wholesale_price" bigint,
	"wholesale_minimum" bigint,
	CONSTRAINT "price_table_prices_supplier_id_table_id_product_id_pk" PRIMARY KEY("supplier_id","table_id","product_id"),
	CONSTRAINT "price_table_prices_cost_something" CHECK (price > 0 and wholesale_price > 0 and wholesale_minimum > 0 and (wholesale_price is null) = (wholesale_minimum is null))
);
--> statement-breakpoint
CREATE TABLE "price_tables" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "price_tables_supplier_id_id_pk" PRIMARY KEY("supplier_id","id"),
	CONSTRAINT "price_tables_by_name" UNIQUE("supplier_id","name")
);
--> statement-breakpoint
CREATE TABLE "suppliers_with_client_prices" (
	"supplier_id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "client_pricing" ADD CONSTRAINT "client_pricing_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_pricing" ADD CONSTRAINT "client_pricing_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_pricing" ADD CONSTRAINT "client_pricing_supplier_id_table_id_price_tables_supplier_id_id_fk" FOREIGN KEY ("supplier_id","table_id") REFERENCES "public"."price_tables"("supplier_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_grants" ADD CONSTRAINT "price_grants_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_grants" ADD CONSTRAINT "price_grants_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_grants" ADD CONSTRAINT "price_grants_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_policies" ADD CONSTRAINT "price_policies_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_table_prices" ADD CONSTRAINT "price_table_prices_supplier_id_table_id_price_tables_supplier_id_id_fk" FOREIGN KEY ("supplier_id","table_id") REFERENCES "public"."price_tables"("supplier_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_tables" ADD CONSTRAINT "price_tables_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suppliers_with_client_prices" ADD CONSTRAINT "suppliers_with_client_prices_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "price_grants_standing" ON "price_grants" USING btree ("supplier_id","client_id","product_id") WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX "price_grants_by_client" ON "price_grants" USING btree ("supplier_id","client_id","id");