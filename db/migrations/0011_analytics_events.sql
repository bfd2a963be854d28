CREATE TABLE "analytics_events" (
	"supplier_id" uuid NOT NULL,
	"day" date NOT NULL,
	"event" text NOT NULL,
	"visit" text NOT NULL,
	"list_name" text NOT NULL,
	"times" integer NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "analytics_events_supplier_id_day_event_visit_list_name_pk" PRIMARY KEY("supplier_id","day","event","visit","list_name"),
	CONSTRAINT "analytics_events_happened" CHECK ("analytics_events"."times" > 0 and "analytics_events"."value" >= 0)
);
--> statement-breakpoint
CREATE TABLE "analytics_orders" (
	"supplier_id" uuid NOT NULL,
	"event" text NOT NULL,
	"order_number" bigint NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "analytics_orders_supplier_id_event_order_number_pk" PRIMARY KEY("supplier_id","event","order_number")
);
--> statement-breakpoint
ALTER TABLE "analytics_events" ADD CONSTRAINT "analytics_events_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_orders" ADD CONSTRAINT "analytics_orders_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analytics_events_by_day" ON "analytics_events" USING btree ("day");--> statement-breakpoint
CREATE INDEX "analytics_orders_by_day" ON "analytics_orders" USING btree ("day");