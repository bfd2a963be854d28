CREATE TABLE "sales_target_months" (
	"supplier_id" uuid NOT NULL,
	"month" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "sales_target_months_supplier_id_month_pk" PRIMARY KEY("supplier_id","month"),
	CONSTRAINT "sales_target_months_first" CHECK (extract(day from month) = 1)
);
--> statement-breakpoint
CREATE TABLE "sales_targets" (
	"supplier_id" uuid NOT NULL,
	"month" date NOT NULL,
	"user_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "sales_targets_supplier_id_month_user_id_pk" PRIMARY KEY("supplier_id","month","user_id"),
	CONSTRAINT "sales_targets_amount" CHECK (amount > 0)
);
--> statement-breakpoint
ALTER TABLE "sales_target_months" ADD CONSTRAINT "sales_target_months_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_targets" ADD CONSTRAINT "sales_targets_supplier_id_month_sales_target_months_supplier_id_month_fk" FOREIGN KEY ("supplier_id","month") REFERENCES "public"."sales_target_months"("supplier_id","month") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_targets" ADD CONSTRAINT "sales_targets_supplier_id_user_id_representatives_supplier_id_user_id_fk" FOREIGN KEY ("supplier_id","user_id") REFERENCES "public"."representatives"("supplier_id","user_id") ON DELETE no action ON UPDATE no action;