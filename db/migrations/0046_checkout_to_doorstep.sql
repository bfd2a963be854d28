CREATE TABLE "delivery_holidays" (
	"supplier_id" uuid NOT NULL,
	"date" date NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	CONSTRAINT "delivery_holidays_supplier_id_date_pk" PRIMARY KEY("supplier_id","date")
);
--> statement-breakpoint
CREATE TABLE "slot_days" (
	"supplier_id" uuid NOT NULL,
	"slot_id" uuid NOT NULL,
	"date" date NOT NULL,
	"taken" integer NOT NULL,
	"capacity" integer NOT NULL,
	CONSTRAINT "slot_days_supplier_id_slot_id_date_pk" PRIMARY KEY("supplier_id","slot_id","date"),
	CONSTRAINT "slot_days_taken" CHECK (taken between 0 and capacity)
);
--> statement-breakpoint
CREATE TABLE "nfe_documents" (
	"supplier_id" uuid NOT NULL,
	"key" text NOT NULL,
	"order_number" bigint NOT NULL,
	"client_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"series" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"issuer_document" text NOT NULL,
	"issuer_name" text NOT NULL,
	"total" bigint NOT NULL,
	"has_fiscal_value" boolean NOT NULL,
	"xml" text NOT NULL,
	"attached_at" timestamp with time zone NOT NULL,
	"attached_by" uuid NOT NULL,
	CONSTRAINT "nfe_documents_supplier_id_key_pk" PRIMARY KEY("supplier_id","key"),
	CONSTRAINT "nfe_documents_key" CHECK (length(key) = 44 and total >= 0)
);
--> statement-breakpoint
CREATE TABLE "live_tickets" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"room" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_ratings" (
	"supplier_id" uuid NOT NULL,
	"order_number" bigint NOT NULL,
	"stars" smallint NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"user_id" uuid NOT NULL,
	"rated_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_ratings_supplier_id_order_number_pk" PRIMARY KEY("supplier_id","order_number"),
	CONSTRAINT "order_ratings_stars" CHECK (stars between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "order_quotes" (
	"supplier_id" uuid NOT NULL,
	"order_number" bigint NOT NULL,
	"version" integer NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"subtotal" bigint NOT NULL,
	"delivery_fee" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"total" bigint NOT NULL,
	"staff_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	CONSTRAINT "order_quotes_supplier_id_order_number_version_pk" PRIMARY KEY("supplier_id","order_number","version"),
	CONSTRAINT "order_quotes_total" CHECK (total = subtotal + delivery_fee - discount and total >= 0)
);
--> statement-breakpoint
CREATE TABLE "charge_events" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"charge_id" uuid NOT NULL,
	"provider" text,
	"provider_event" text,
	"before" text NOT NULL,
	"after" text NOT NULL,
	"amount" bigint NOT NULL,
	"note" text NOT NULL,
	"staff_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "charge_events_supplier_id_id_pk" PRIMARY KEY("supplier_id","id"),
	CONSTRAINT "charge_events_once" UNIQUE("supplier_id","provider","provider_event")
);
--> statement-breakpoint
CREATE TABLE "payment_accounts" (
	"supplier_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"public_key" text NOT NULL,
	"sealed_secrets" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_accounts_supplier_id_provider_pk" PRIMARY KEY("supplier_id","provider")
);
--> statement-breakpoint
CREATE TABLE "sandbox_notices" (
	"supplier_id" uuid NOT NULL,
	"id" text NOT NULL,
	"body" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sandbox_notices_supplier_id_id_pk" PRIMARY KEY("supplier_id","id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"supplier_id" uuid NOT NULL,
	"id" text NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"captured" bigint DEFAULT 0 NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"instalments" integer DEFAULT 1 NOT NULL,
	"card" jsonb,
	"failure" text,
	"pix_code" text,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_payments_supplier_id_id_pk" PRIMARY KEY("supplier_id","id"),
	CONSTRAINT "sandbox_payments_by_reference" UNIQUE("supplier_id","reference")
);
--> statement-breakpoint
CREATE TABLE "boleto_numbers" (
	"supplier_id" uuid NOT NULL,
	"account" text NOT NULL,
	"last" bigint NOT NULL,
	CONSTRAINT "boleto_numbers_supplier_id_account_pk" PRIMARY KEY("supplier_id","account")
);
--> statement-breakpoint
CREATE TABLE "titles" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"order_number" bigint,
	"charge_id" uuid,
	"document" text NOT NULL,
	"amount" bigint NOT NULL,
	"issued_on" date NOT NULL,
	"due_on" date NOT NULL,
	"status" text NOT NULL,
	"paid_at" timestamp with time zone,
	"uses_credit" boolean NOT NULL,
	"method_id" uuid,
	"boleto" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "titles_supplier_id_id_pk" PRIMARY KEY("supplier_id","id"),
	CONSTRAINT "titles_by_document" UNIQUE("supplier_id","document"),
	CONSTRAINT "titles_amount" CHECK (amount > 0 and due_on >= issued_on),
	CONSTRAINT "titles_paid" CHECK ((status = 'paid') = (paid_at is not null))
);
--> statement-breakpoint
CREATE TABLE "subscription_periods" (
	"supplier_id" uuid NOT NULL,
	"subscription_id" uuid NOT NULL,
	"date" date NOT NULL,
	"state" text NOT NULL,
	"announced_on" date NOT NULL,
	"order_number" bigint,
	"failure" text,
	"left_out" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "subscription_periods_supplier_id_subscription_id_date_pk" PRIMARY KEY("supplier_id","subscription_id","date"),
	CONSTRAINT "subscription_periods_by_order" UNIQUE("supplier_id","order_number"),
	CONSTRAINT "subscription_periods_settled" CHECK ((state = 'ordered') = (order_number is not null) and (state = 'failed') = (failure is not null))
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "weight" integer;--> statement-breakpoint
ALTER TABLE "delivery_areas" ADD COLUMN "centre_latitude" double precision;--> statement-breakpoint
ALTER TABLE "delivery_areas" ADD COLUMN "centre_longitude" double precision;--> statement-breakpoint
ALTER TABLE "delivery_areas" ADD COLUMN "radius_metres" integer;--> statement-breakpoint
ALTER TABLE "delivery_areas" ADD COLUMN "fee_rule" jsonb;--> statement-breakpoint
ALTER TABLE "delivery_areas" ADD COLUMN "cut_off" smallint;--> statement-breakpoint
ALTER TABLE "delivery_slots" ADD COLUMN "capacity" integer;--> statement-breakpoint
ALTER TABLE "order_combos" ADD COLUMN "asked_price" bigint;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "staff_id" uuid;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "by_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "asked_price" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tracking" jsonb;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "interest" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "instalments" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "provider_ref" text;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "authorised" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "captured" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "refunded" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "errand_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "errand" text;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "errand_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "errand_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "due_date" date;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "details" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "settings" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "anchor_date" date;--> statement-breakpoint
UPDATE "subscriptions" SET "anchor_date" = "next_date";--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "anchor_date" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "failures" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "opening" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "lead_hours" integer;--> statement-breakpoint
ALTER TABLE "delivery_holidays" ADD CONSTRAINT "delivery_holidays_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_days" ADD CONSTRAINT "slot_days_supplier_id_slot_id_delivery_slots_supplier_id_id_fk" FOREIGN KEY ("supplier_id","slot_id") REFERENCES "public"."delivery_slots"("supplier_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nfe_documents" ADD CONSTRAINT "nfe_documents_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nfe_documents" ADD CONSTRAINT "nfe_documents_supplier_id_order_number_orders_supplier_id_number_fk" FOREIGN KEY ("supplier_id","order_number") REFERENCES "public"."orders"("supplier_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_ratings" ADD CONSTRAINT "order_ratings_supplier_id_order_number_orders_supplier_id_number_fk" FOREIGN KEY ("supplier_id","order_number") REFERENCES "public"."orders"("supplier_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_quotes" ADD CONSTRAINT "order_quotes_supplier_id_order_number_orders_supplier_id_number_fk" FOREIGN KEY ("supplier_id","order_number") REFERENCES "public"."orders"("supplier_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_accounts" ADD CONSTRAINT "payment_accounts_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boleto_numbers" ADD CONSTRAINT "boleto_numbers_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "titles" ADD CONSTRAINT "titles_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "titles" ADD CONSTRAINT "titles_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_periods" ADD CONSTRAINT "subscription_periods_supplier_id_subscription_id_subscriptions_supplier_id_id_fk" FOREIGN KEY ("supplier_id","subscription_id") REFERENCES "public"."subscriptions"("supplier_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "nfe_documents_by_order" ON "nfe_documents" USING btree ("supplier_id","order_number","issued_at");--> statement-breakpoint
CREATE INDEX "nfe_documents_by_client" ON "nfe_documents" USING btree ("supplier_id","client_id");--> statement-breakpoint
CREATE INDEX "live_tickets_by_age" ON "live_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "order_ratings_by_time" ON "order_ratings" USING btree ("supplier_id","changed_at" DESC NULLS LAST,"order_number" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "order_quotes_by_validity" ON "order_quotes" USING btree ("valid_until");--> statement-breakpoint
CREATE INDEX "charge_events_by_charge" ON "charge_events" USING btree ("supplier_id","charge_id");--> statement-breakpoint
CREATE INDEX "titles_by_client" ON "titles" USING btree ("supplier_id","client_id","due_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "titles_open" ON "titles" USING btree ("supplier_id","client_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "titles_by_charge" ON "titles" USING btree ("supplier_id","charge_id");--> statement-breakpoint
CREATE INDEX "charges_with_errand" ON "charges" USING btree ("errand_at") WHERE "charges"."errand" is not null;--> statement-breakpoint
CREATE INDEX "subscriptions_by_next_date" ON "subscriptions" USING btree ("supplier_id","next_date") WHERE status = 'ACTIVE';--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_by_provider_ref" UNIQUE("supplier_id","provider","provider_ref");--> statement-breakpoint
ALTER TABLE "delivery_areas" ADD CONSTRAINT "delivery_areas_radius" CHECK (num_nulls(centre_latitude, centre_longitude, radius_metres) in (0, 3) and (radius_metres is null or (radius_metres > 0 and shape is not null)));--> statement-breakpoint
ALTER TABLE "delivery_areas" ADD CONSTRAINT "delivery_areas_cut_off" CHECK (cut_off is null or cut_off between 1 and 1439);--> statement-breakpoint
ALTER TABLE "delivery_slots" ADD CONSTRAINT "delivery_slots_capacity" CHECK (capacity is null or capacity > 0);--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_lead" CHECK (lead_hours is null or lead_hours between 0 and 720);