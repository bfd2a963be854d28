CREATE TABLE "cart_coupons" (
	"supplier_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"code" text,
	"automatic" boolean DEFAULT true NOT NULL,
	CONSTRAINT "cart_coupons_supplier_id_client_id_pk" PRIMARY KEY("supplier_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "coupon_buyers" (
	"supplier_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"purchases" integer NOT NULL,
	CONSTRAINT "coupon_buyers_supplier_id_client_id_pk" PRIMARY KEY("supplier_id","client_id"),
	CONSTRAINT "coupon_buyers_purchases" CHECK (purchases >= 0)
);
--> statement-breakpoint
CREATE TABLE "coupon_tries" (
	"supplier_id" uuid NOT NULL,
	"key" text NOT NULL,
	"tries" integer NOT NULL,
	"window_started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupon_tries_supplier_id_key_pk" PRIMARY KEY("supplier_id","key")
);
--> statement-breakpoint
CREATE TABLE "coupon_uses" (
	"supplier_id" uuid NOT NULL,
	"order_number" bigint NOT NULL,
	"coupon_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"discount" bigint NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupon_uses_supplier_id_order_number_pk" PRIMARY KEY("supplier_id","order_number")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"description" text NOT NULL,
	"basis_points" integer,
	"amount" bigint,
	"product_ids" uuid[],
	"minimum" bigint DEFAULT 0 NOT NULL,
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"channel" text,
	"payment_method_ids" uuid[],
	"first_purchase" boolean DEFAULT false NOT NULL,
	"use_limit" integer,
	"use_limit_per_client" integer,
	"not_with_policy" boolean DEFAULT false NOT NULL,
	"shows_prices" boolean DEFAULT false NOT NULL,
	"automatic" boolean DEFAULT false NOT NULL,
	"listed" boolean DEFAULT false NOT NULL,
	"client_id" uuid,
	"owner_id" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupons_supplier_id_id_pk" PRIMARY KEY("supplier_id","id"),
	CONSTRAINT "coupons_by_code" UNIQUE("supplier_id","code"),
	CONSTRAINT "coupons_by_owner" UNIQUE("supplier_id","owner_id"),
	CONSTRAINT "coupons_discount" CHECK (num_nonnulls(basis_points, amount) = 1 and coalesce(basis_points between 1 and 10000, amount > 0)),
	CONSTRAINT "coupons_used" CHECK (used >= 0)
);
--> statement-breakpoint
CREATE TABLE "referral_terms" (
	"supplier_id" uuid PRIMARY KEY NOT NULL,
	"description" text NOT NULL,
	"basis_points" integer,
	"amount" bigint,
	"minimum" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "referral_terms_discount" CHECK (num_nonnulls(basis_points, amount) = 1 and coalesce(basis_points between 1 and 10000, amount > 0))
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "discount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon" jsonb;--> statement-breakpoint
ALTER TABLE "cart_coupons" ADD CONSTRAINT "cart_coupons_supplier_id_client_id_carts_supplier_id_client_id_fk" FOREIGN KEY ("supplier_id","client_id") REFERENCES "public"."carts"("supplier_id","client_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_supplier_id_coupon_id_coupons_supplier_id_id_fk" FOREIGN KEY ("supplier_id","coupon_id") REFERENCES "public"."coupons"("supplier_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_owner_id_clients_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_terms" ADD CONSTRAINT "referral_terms_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_tries_by_age" ON "coupon_tries" USING btree ("supplier_id","window_started_at");--> statement-breakpoint
CREATE INDEX "coupon_uses_by_client" ON "coupon_uses" USING btree ("supplier_id","coupon_id","client_id");--> statement-breakpoint
CREATE INDEX "coupons_automatic" ON "coupons" USING btree ("supplier_id") WHERE automatic and active;--> statement-breakpoint
CREATE INDEX "coupons_by_client" ON "coupons" USING btree ("supplier_id","client_id");