CREATE TABLE "order_picked_lines" (
	"supplier_id" uuid NOT NULL,
	"order_number" bigint NOT NULL,
	"position" smallint NOT NULL,
	"quantity" bigint NOT NULL,
	"shortage" text,
	"note" text DEFAULT '' NOT NULL,
	"version" integer NOT NULL,
	"key" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_picked_lines_supplier_id_order_number_position_pk" PRIMARY KEY("supplier_id","order_number","position"),
	CONSTRAINT "order_picked_lines_quantity" CHECK (quantity >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_pickings" (
	"supplier_id" uuid NOT NULL,
	"order_number" bigint NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"started_by" uuid NOT NULL,
	"started_name" text NOT NULL,
	"finished_at" timestamp with time zone,
	"finished_by" uuid,
	"finished_name" text,
	CONSTRAINT "order_pickings_supplier_id_order_number_pk" PRIMARY KEY("supplier_id","order_number")
);
--> statement-breakpoint
ALTER TABLE "order_picked_lines" ADD CONSTRAINT "order_picked_lines_supplier_id_order_number_order_pickings_supplier_id_order_number_fk" FOREIGN KEY ("supplier_id","order_number") REFERENCES "public"."order_pickings"("supplier_id","order_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_pickings" ADD CONSTRAINT "order_pickings_supplier_id_order_number_orders_supplier_id_number_fk" FOREIGN KEY ("supplier_id","order_number") REFERENCES "public"."orders"("supplier_id","number") ON DELETE no action ON UPDATE no action;