CREATE TABLE "analytics_days" (
	"supplier_id" uuid NOT NULL,
	"day" date NOT NULL,
	"step" text NOT NULL,
	"visits" integer NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "analytics_days_supplier_id_day_step_pk" PRIMARY KEY("supplier_id","day","step")
);
--> statement-breakpoint
CREATE TABLE "order_day_arrivals" (
	"supplier_id" uuid NOT NULL,
	"day" date NOT NULL,
	"arrived_on" date NOT NULL,
	"area" text NOT NULL,
	"delivered" integer NOT NULL,
	"promised" integer NOT NULL,
	"late" integer NOT NULL,
	"late_minutes" bigint NOT NULL,
	CONSTRAINT "order_day_arrivals_supplier_id_day_arrived_on_area_pk" PRIMARY KEY("supplier_id","day","arrived_on","area"),
	CONSTRAINT "order_day_arrivals_late" CHECK (late <= promised and promised <= delivered)
);
--> statement-breakpoint
ALTER TABLE "order_day_parts" ADD COLUMN "cost" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_day_parts" ADD COLUMN "costed_total" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_day_parts" ADD COLUMN "uncosted_lines" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_day_parts" ADD COLUMN "first_orders" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "unit_cost" bigint;--> statement-breakpoint
ALTER TABLE "analytics_days" ADD CONSTRAINT "analytics_days_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analytics_days_by_day" ON "analytics_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "order_day_arrivals_by_arrival" ON "order_day_arrivals" USING btree ("supplier_id","arrived_on");--> statement-breakpoint
-- Written by hand. All days are summed up once more: by category, with first orders, arrivals and lines without a cost. What goods
-- cost before is unknown, so the lines of former orders have none.
INSERT INTO order_day_changes (supplier_id, order_number) SELECT supplier_id, number FROM orders ORDER BY created_at;
