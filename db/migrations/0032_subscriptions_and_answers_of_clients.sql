CREATE TABLE "subscription_types" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"label" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"interval_unit" text NOT NULL,
	"interval_count" smallint NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "subscription_types_supplier_id_id_pk" PRIMARY KEY("supplier_id","id"),
	CONSTRAINT "subscription_types_interval" CHECK (interval_count > 0)
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"type_id" uuid NOT NULL,
	"label" text NOT NULL,
	"interval_unit" text NOT NULL,
	"interval_count" smallint NOT NULL,
	"lines" jsonb NOT NULL,
	"place" jsonb NOT NULL,
	"payment_method_id" uuid NOT NULL,
	"payment_name" text NOT NULL,
	"first_order_number" bigint NOT NULL,
	"next_date" date NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "subscriptions_supplier_id_id_pk" PRIMARY KEY("supplier_id","id"),
	CONSTRAINT "subscriptions_by_first_order" UNIQUE("supplier_id","first_order_number"),
	CONSTRAINT "subscriptions_cancelled" CHECK (interval_count > 0 and (status = 'CANCELLED') = (cancelled_at is not null))
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "characteristics" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription_types" ADD CONSTRAINT "subscription_types_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_supplier_id_type_id_subscription_types_supplier_id_id_fk" FOREIGN KEY ("supplier_id","type_id") REFERENCES "public"."subscription_types"("supplier_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscriptions_by_client" ON "subscriptions" USING btree ("supplier_id","client_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);