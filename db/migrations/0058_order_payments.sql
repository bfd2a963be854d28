CREATE TABLE "order_payments" (
	"supplier_id" uuid NOT NULL,
	"order_number" bigint NOT NULL,
	"position" integer NOT NULL,
	"method_id" uuid NOT NULL,
	"method_name" text NOT NULL,
	"total" bigint NOT NULL,
	"terms" jsonb NOT NULL,
	"user_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_payments_supplier_id_order_number_position_pk" PRIMARY KEY("supplier_id","order_number","position")
);
--> statement-breakpoint
ALTER TABLE "order_combos" ADD COLUMN "base_price" bigint;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "base_price" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_variance" integer;--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_supplier_id_order_number_orders_supplier_id_number_fk" FOREIGN KEY ("supplier_id","order_number") REFERENCES "public"."orders"("supplier_id","number") ON DELETE no action ON UPDATE no action;