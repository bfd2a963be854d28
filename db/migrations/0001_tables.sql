CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 20;--> statement-breakpoint
CREATE TABLE "clients" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"document" text,
	"phone" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "clients_document_unique" UNIQUE("document")
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"supplier_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"approved" boolean NOT NULL,
	"credit_limit" bigint DEFAULT 0 NOT NULL,
	"erp_code" text,
	CONSTRAINT "customers_supplier_id_client_id_pk" PRIMARY KEY("supplier_id","client_id"),
	CONSTRAINT "customers_by_id" UNIQUE("supplier_id","id")
);
--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"window_started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"handle" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"principal" boolean DEFAULT true NOT NULL,
	"password_hash" text NOT NULL,
	"disabled_at" timestamp with time zone,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"street" text NOT NULL,
	"number" text NOT NULL,
	"district" text NOT NULL,
	"complement" text DEFAULT '' NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"postal_code" text NOT NULL,
	"country" text DEFAULT 'Brasil' NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"is_primary" boolean DEFAULT false NOT NULL,
	"billing" boolean DEFAULT false NOT NULL,
	"erp_code" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"supplier_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"quantity" bigint NOT NULL,
	"gift_wrap" boolean DEFAULT false NOT NULL,
	"seen_price" bigint,
	"position" smallint NOT NULL,
	CONSTRAINT "cart_lines_supplier_id_client_id_product_id_pk" PRIMARY KEY("supplier_id","client_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"supplier_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"seen_payment_method_id" uuid,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "carts_supplier_id_client_id_pk" PRIMARY KEY("supplier_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"parent_id" uuid,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"path" text NOT NULL,
	"picture" text,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "categories_supplier_id_id_pk" PRIMARY KEY("supplier_id","id"),
	CONSTRAINT "categories_by_path" UNIQUE("supplier_id","path")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sku" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"brand" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"unit" text DEFAULT 'UN' NOT NULL,
	"ean" text,
	"category_id" uuid NOT NULL,
	"root_category_id" uuid NOT NULL,
	"price" bigint NOT NULL,
	"wholesale_price" bigint,
	"wholesale_minimum" bigint,
	"tiers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"step" bigint DEFAULT 1000 NOT NULL,
	"minimum" bigint DEFAULT 0 NOT NULL,
	"maximum" bigint,
	"multiple" bigint DEFAULT 1000 NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"picture" text,
	"ground" smallint DEFAULT 1 NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"folded_name" text GENERATED ALWAYS AS (folded(name)) STORED NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('vitrine', searchable(name)), 'A') || setweight(to_tsvector('vitrine', searchable(brand)), 'B') || setweight(to_tsvector('vitrine', searchable(sku || ' ' || coalesce(ean, ''))), 'A') || setweight(to_tsvector('vitrine', searchable(description)), 'D')) STORED NOT NULL,
	CONSTRAINT "products_supplier_id_id_pk" PRIMARY KEY("supplier_id","id"),
	CONSTRAINT "products_by_sku" UNIQUE("supplier_id","sku"),
	CONSTRAINT "products_by_slug" UNIQUE("supplier_id","slug"),
	CONSTRAINT "products_prices" CHECK (price >= 0 and (wholesale_price is null or wholesale_price >= 0)),
	CONSTRAINT "products_quantities" CHECK (step > 0 and minimum >= 0 and (maximum is null or maximum > 0) and multiple > 0)
);
--> statement-breakpoint
CREATE TABLE "stock_levels" (
	"supplier_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"quantity" bigint NOT NULL,
	CONSTRAINT "stock_levels_supplier_id_product_id_pk" PRIMARY KEY("supplier_id","product_id"),
	CONSTRAINT "stock_never_below_zero" CHECK (quantity >= 0)
);
--> statement-breakpoint
CREATE TABLE "delivery_areas" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"shape" "polygon",
	"postal_from" text,
	"postal_to" text,
	"fee" bigint NOT NULL,
	"free_from" bigint,
	"minimum_order" bigint DEFAULT 0 NOT NULL,
	"lead_hours" integer DEFAULT 2 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "delivery_areas_supplier_id_id_pk" PRIMARY KEY("supplier_id","id"),
	CONSTRAINT "delivery_areas_by_name" UNIQUE("supplier_id","name"),
	CONSTRAINT "delivery_areas_bounds" CHECK ((shape is not null and postal_from is null and postal_to is null) or (shape is null and postal_from is not null and postal_to is not null))
);
--> statement-breakpoint
CREATE TABLE "delivery_slots" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"delivery_type" text NOT NULL,
	"weekday" smallint NOT NULL,
	"starts_at" smallint NOT NULL,
	"ends_at" smallint NOT NULL,
	CONSTRAINT "delivery_slots_supplier_id_id_pk" PRIMARY KEY("supplier_id","id"),
	CONSTRAINT "delivery_slots_by_window" UNIQUE("supplier_id","delivery_type","weekday","starts_at","ends_at"),
	CONSTRAINT "delivery_slots_window" CHECK (weekday between 0 and 6 and starts_at >= 0 and starts_at < ends_at and ends_at <= 1440)
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"supplier_id" uuid NOT NULL,
	"order_number" bigint NOT NULL,
	"position" integer NOT NULL,
	"status" text NOT NULL,
	"user_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_events_supplier_id_order_number_position_pk" PRIMARY KEY("supplier_id","order_number","position")
);
--> statement-breakpoint
CREATE TABLE "order_keys" (
	"supplier_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"order_number" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_keys_supplier_id_client_id_key_pk" PRIMARY KEY("supplier_id","client_id","key")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"supplier_id" uuid NOT NULL,
	"order_number" bigint NOT NULL,
	"position" smallint NOT NULL,
	"product_id" uuid NOT NULL,
	"sku" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"unit" text NOT NULL,
	"picture" text,
	"ground" smallint NOT NULL,
	"quantity" bigint NOT NULL,
	"unit_price" bigint NOT NULL,
	"price_reason" text NOT NULL,
	"total" bigint NOT NULL,
	"gift_wrap" boolean DEFAULT false NOT NULL,
	CONSTRAINT "order_lines_supplier_id_order_number_position_pk" PRIMARY KEY("supplier_id","order_number","position"),
	CONSTRAINT "order_lines_quantity" CHECK (quantity > 0 and unit_price >= 0 and total >= 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"supplier_id" uuid NOT NULL,
	"number" bigint NOT NULL,
	"client_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"issued_by" text NOT NULL,
	"status" text NOT NULL,
	"channel" text NOT NULL,
	"delivery" jsonb NOT NULL,
	"payment_method_id" uuid NOT NULL,
	"payment_name" text NOT NULL,
	"subtotal" bigint NOT NULL,
	"delivery_fee" bigint NOT NULL,
	"discount" bigint DEFAULT 0 NOT NULL,
	"total" bigint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"customer_order_number" text DEFAULT '' NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_supplier_id_number_pk" PRIMARY KEY("supplier_id","number"),
	CONSTRAINT "orders_by_number" UNIQUE("number"),
	CONSTRAINT "orders_total" CHECK (total = subtotal + delivery_fee - discount and total >= 0)
);
--> statement-breakpoint
CREATE TABLE "charges" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_number" bigint NOT NULL,
	"method_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"pix_code" text,
	"pix_txid" text,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "charges_supplier_id_id_pk" PRIMARY KEY("supplier_id","id")
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"price_variance" integer DEFAULT 0 NOT NULL,
	"delivery_types" text[] NOT NULL,
	"pix" jsonb,
	"position" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "payment_methods_supplier_id_id_pk" PRIMARY KEY("supplier_id","id"),
	CONSTRAINT "payment_methods_by_name" UNIQUE("supplier_id","name")
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"address_text" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"hours" text DEFAULT '' NOT NULL,
	CONSTRAINT "stores_supplier_id_id_pk" PRIMARY KEY("supplier_id","id")
);
--> statement-breakpoint
CREATE TABLE "supplier_domains" (
	"host" text PRIMARY KEY NOT NULL,
	"supplier_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suppliers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"listed" boolean DEFAULT true NOT NULL,
	"white_label" boolean DEFAULT false NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"theme" jsonb NOT NULL,
	"logo" text,
	"menu" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"footer" jsonb NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	CONSTRAINT "suppliers_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_supplier_id_client_id_carts_supplier_id_client_id_fk" FOREIGN KEY ("supplier_id","client_id") REFERENCES "public"."carts"("supplier_id","client_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_supplier_id_product_id_products_supplier_id_id_fk" FOREIGN KEY ("supplier_id","product_id") REFERENCES "public"."products"("supplier_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_supplier_id_parent_id_categories_supplier_id_id_fk" FOREIGN KEY ("supplier_id","parent_id") REFERENCES "public"."categories"("supplier_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_supplier_id_category_id_categories_supplier_id_id_fk" FOREIGN KEY ("supplier_id","category_id") REFERENCES "public"."categories"("supplier_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_levels" ADD CONSTRAINT "stock_levels_supplier_id_product_id_products_supplier_id_id_fk" FOREIGN KEY ("supplier_id","product_id") REFERENCES "public"."products"("supplier_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_areas" ADD CONSTRAINT "delivery_areas_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_slots" ADD CONSTRAINT "delivery_slots_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_supplier_id_order_number_orders_supplier_id_number_fk" FOREIGN KEY ("supplier_id","order_number") REFERENCES "public"."orders"("supplier_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_supplier_id_order_number_orders_supplier_id_number_fk" FOREIGN KEY ("supplier_id","order_number") REFERENCES "public"."orders"("supplier_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_domains" ADD CONSTRAINT "supplier_domains_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_attempts_by_age" ON "login_attempts" USING btree ("window_started_at");--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "users_by_client" ON "users" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "addresses_by_client" ON "addresses" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "products_by_category" ON "products" USING btree ("supplier_id","category_id","popularity" DESC NULLS LAST,"id") WHERE active;--> statement-breakpoint
CREATE INDEX "products_by_root_category" ON "products" USING btree ("supplier_id","root_category_id","popularity" DESC NULLS LAST,"id") WHERE active;--> statement-breakpoint
CREATE INDEX "products_by_popularity" ON "products" USING btree ("supplier_id","popularity" DESC NULLS LAST,"id") WHERE active;--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("supplier_id","price","id") WHERE active;--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" USING btree ("supplier_id","name","id") WHERE active;--> statement-breakpoint
CREATE INDEX "products_by_ean" ON "products" USING btree ("supplier_id","ean");--> statement-breakpoint
CREATE INDEX "products_by_search" ON "products" USING gin ("search");--> statement-breakpoint
CREATE INDEX "products_by_likeness" ON "products" USING gin ("folded_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "delivery_areas_by_shape" ON "delivery_areas" USING gist ("shape");--> statement-breakpoint
CREATE INDEX "order_keys_by_age" ON "order_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "orders_by_client" ON "orders" USING btree ("supplier_id","client_id","created_at" DESC NULLS LAST,"number" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "charges_by_order" ON "charges" USING btree ("supplier_id","order_number");--> statement-breakpoint
CREATE INDEX "supplier_domains_by_supplier" ON "supplier_domains" USING btree ("supplier_id","position");