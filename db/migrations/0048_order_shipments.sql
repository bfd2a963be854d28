CREATE TABLE "order_shipment_lines" (
	"supplier_id" uuid NOT NULL,
	"order_number" bigint NOT NULL,
	"number" integer NOT NULL,
	"position" smallint NOT NULL,
	"quantity" bigint NOT NULL,
	CONSTRAINT "order_shipment_lines_supplier_id_order_number_number_position_pk" PRIMARY KEY("supplier_id","order_number","number","position"),
	CONSTRAINT "order_shipment_lines_quantity" CHECK (quantity > 0)
);
--> statement-breakpoint
CREATE TABLE "order_shipments" (
	"supplier_id" uuid NOT NULL,
	"order_number" bigint NOT NULL,
	"number" integer NOT NULL,
	"key" uuid NOT NULL,
	"tracking" jsonb,
	"invoice_key" text,
	"staff_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "order_shipments_supplier_id_order_number_number_pk" PRIMARY KEY("supplier_id","order_number","number"),
	CONSTRAINT "order_shipments_once" UNIQUE("supplier_id","order_number","key")
);
--> statement-breakpoint
ALTER TABLE "order_returns" ADD COLUMN "unsent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_shipment_lines" ADD CONSTRAINT "order_shipment_lines_supplier_id_order_number_number_order_shipments_supplier_id_order_number_number_fk" FOREIGN KEY ("supplier_id","order_number","number") REFERENCES "public"."order_shipments"("supplier_id","order_number","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_shipment_lines" ADD CONSTRAINT "order_shipment_lines_supplier_id_order_number_position_order_lines_supplier_id_order_number_position_fk" FOREIGN KEY ("supplier_id","order_number","position") REFERENCES "public"."order_lines"("supplier_id","order_number","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_shipments" ADD CONSTRAINT "order_shipments_supplier_id_order_number_orders_supplier_id_number_fk" FOREIGN KEY ("supplier_id","order_number") REFERENCES "public"."orders"("supplier_id","number") ON DELETE no action ON UPDATE no action;