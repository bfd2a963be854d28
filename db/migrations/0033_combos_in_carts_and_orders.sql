CREATE TABLE "cart_combos" (
	"supplier_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"combo_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"seen_price" bigint,
	"position" smallint NOT NULL,
	CONSTRAINT "cart_combos_supplier_id_client_id_combo_id_pk" PRIMARY KEY("supplier_id","client_id","combo_id"),
	CONSTRAINT "cart_combos_quantity" CHECK (quantity > 0)
);
--> statement-breakpoint
CREATE TABLE "order_combos" (
	"supplier_id" uuid NOT NULL,
	"order_number" bigint NOT NULL,
	"position" smallint NOT NULL,
	"combo_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"quantity" integer NOT NULL,
	"price" bigint NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "order_combos_supplier_id_order_number_position_pk" PRIMARY KEY("supplier_id","order_number","position"),
	CONSTRAINT "order_combos_total" CHECK (quantity > 0 and price >= 0 and total = price * quantity)
);
--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "subscription_type_id" uuid;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "seen_terms" text DEFAULT '//' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "combo" smallint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "subscription_type_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "subscription_label" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_combos" ADD CONSTRAINT "cart_combos_supplier_id_client_id_carts_supplier_id_client_id_fk" FOREIGN KEY ("supplier_id","client_id") REFERENCES "public"."carts"("supplier_id","client_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_combos" ADD CONSTRAINT "cart_combos_supplier_id_combo_id_promotional_combos_supplier_id_id_fk" FOREIGN KEY ("supplier_id","combo_id") REFERENCES "public"."promotional_combos"("supplier_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_combos" ADD CONSTRAINT "order_combos_supplier_id_order_number_orders_supplier_id_number_fk" FOREIGN KEY ("supplier_id","order_number") REFERENCES "public"."orders"("supplier_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_supplier_id_subscription_type_id_subscription_types_supplier_id_id_fk" FOREIGN KEY ("supplier_id","subscription_type_id") REFERENCES "public"."subscription_types"("supplier_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_supplier_id_order_number_combo_order_combos_supplier_id_order_number_position_fk" FOREIGN KEY ("supplier_id","order_number","combo") REFERENCES "public"."order_combos"("supplier_id","order_number","position") ON DELETE no action ON UPDATE no action;