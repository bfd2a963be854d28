CREATE TABLE "mandate_events" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"mandate_id" uuid NOT NULL,
	"provider" text,
	"provider_event" text,
	"before" text NOT NULL,
	"after" text NOT NULL,
	"note" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "mandate_events_supplier_id_id_pk" PRIMARY KEY("supplier_id","id"),
	CONSTRAINT "mandate_events_once" UNIQUE("supplier_id","provider","provider_event")
);
--> statement-breakpoint
CREATE TABLE "mandates" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"client_id" uuid,
	"subscription_id" uuid NOT NULL,
	"order_number" bigint NOT NULL,
	"method_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_ref" text,
	"status" text NOT NULL,
	"periodicity" text NOT NULL,
	"starts_on" date NOT NULL,
	"floor" bigint NOT NULL,
	"ceiling" bigint,
	"retries" boolean NOT NULL,
	"code" text,
	"first_code" text,
	"expires_at" timestamp with time zone NOT NULL,
	"operation" text,
	"operation_tries" integer DEFAULT 0 NOT NULL,
	"operation_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "mandates_supplier_id_id_pk" PRIMARY KEY("supplier_id","id"),
	CONSTRAINT "mandates_by_provider_ref" UNIQUE("supplier_id","provider","provider_ref"),
	CONSTRAINT "mandates_amounts" CHECK (floor > 0 and (ceiling is null or ceiling >= floor)),
	CONSTRAINT "mandates_ended" CHECK ((status in ('refused', 'expired', 'cancelled-by-payer', 'cancelled-by-shop')) = (ended_at is not null))
);
--> statement-breakpoint
CREATE TABLE "sandbox_mandates" (
	"supplier_id" uuid NOT NULL,
	"id" text NOT NULL,
	"reference" text NOT NULL,
	"status" text NOT NULL,
	"periodicity" text NOT NULL,
	"starts_on" date NOT NULL,
	"floor" bigint NOT NULL,
	"ceiling" bigint,
	"retries" boolean NOT NULL,
	"first_ref" text,
	"code" text NOT NULL,
	"first_code" text,
	"funds" boolean DEFAULT true NOT NULL,
	"notice_mode" text DEFAULT 'agora' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_mandates_supplier_id_id_pk" PRIMARY KEY("supplier_id","id"),
	CONSTRAINT "sandbox_mandates_by_reference" UNIQUE("supplier_id","reference")
);
--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "mandate_ref" text;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "first_due_on" date;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "failed_on" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "mandate_id" uuid;--> statement-breakpoint
ALTER TABLE "mandates" ADD CONSTRAINT "mandates_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mandate_events_by_mandate" ON "mandate_events" USING btree ("supplier_id","mandate_id");--> statement-breakpoint
CREATE INDEX "mandates_by_subscription" ON "mandates" USING btree ("supplier_id","subscription_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mandates_by_client" ON "mandates" USING btree ("supplier_id","client_id");--> statement-breakpoint
CREATE INDEX "mandates_with_operation" ON "mandates" USING btree ("operation_at") WHERE "mandates"."operation" is not null;--> statement-breakpoint
CREATE INDEX "sandbox_payments_to_collect" ON "sandbox_payments" USING btree ("due_on") WHERE "sandbox_payments"."mandate_ref" is not null and "sandbox_payments"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "charges_by_mandate" ON "charges" USING btree ("supplier_id","mandate_id") WHERE "charges"."mandate_id" is not null;