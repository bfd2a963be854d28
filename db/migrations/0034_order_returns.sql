CREATE TABLE "order_return_lines" (
	"supplier_id" uuid NOT NULL,
	"order_number" bigint NOT NULL,
	"number" integer NOT NULL,
	"position" smallint NOT NULL,
	"quantity" bigint NOT NULL,
	"value" bigint NOT NULL,
	"restocked" boolean NOT NULL,
	CONSTRAINT "order_return_lines_supplier_id_order_number_number_position_pk" PRIMARY KEY("supplier_id","order_number","number","position"),
	CONSTRAINT "order_return_lines_quantity" CHECK (quantity > 0 and value >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_returns" (
	"supplier_id" uuid NOT NULL,
	"order_number" bigint NOT NULL,
	"number" integer NOT NULL,
	"key" uuid NOT NULL,
	"reason" text NOT NULL,
	"fee" bigint NOT NULL,
	"value" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"way" text NOT NULL,
	"charge_id" uuid,
	"refund_until" bigint,
	"staff_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_returns_supplier_id_order_number_number_pk" PRIMARY KEY("supplier_id","order_number","number"),
	CONSTRAINT "order_returns_once" UNIQUE("supplier_id","order_number","key"),
	CONSTRAINT "order_returns_amount" CHECK (amount >= 0 and amount <= value and fee >= 0 and fee <= value),
	CONSTRAINT "order_returns_way" CHECK ((way = 'none') = (amount = 0) and (way = 'none') = (charge_id is null)
        and (way = 'refund') = (refund_until is not null))
);
--> statement-breakpoint
ALTER TABLE "order_days" ADD COLUMN "returned_total" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_return_lines" ADD CONSTRAINT "order_return_lines_supplier_id_order_number_number_order_returns_supplier_id_order_number_number_fk" FOREIGN KEY ("supplier_id","order_number","number") REFERENCES "public"."order_returns"("supplier_id","order_number","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return_lines" ADD CONSTRAINT "order_return_lines_supplier_id_order_number_position_order_lines_supplier_id_order_number_position_fk" FOREIGN KEY ("supplier_id","order_number","position") REFERENCES "public"."order_lines"("supplier_id","order_number","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_supplier_id_order_number_orders_supplier_id_number_fk" FOREIGN KEY ("supplier_id","order_number") REFERENCES "public"."orders"("supplier_id","number") ON DELETE no action ON UPDATE no action;