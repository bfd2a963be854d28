CREATE TABLE "company_links" (
	"supplier_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"parent_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "company_links_supplier_id_client_id_pk" PRIMARY KEY("supplier_id","client_id"),
	CONSTRAINT "company_links_not_below_itself" CHECK (parent_id <> client_id)
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "payment_methods" uuid[];--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "minimum_order" bigint;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "terms_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "terms_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "company_links" ADD CONSTRAINT "company_links_supplier_id_client_id_customers_supplier_id_client_id_fk" FOREIGN KEY ("supplier_id","client_id") REFERENCES "public"."customers"("supplier_id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_links" ADD CONSTRAINT "company_links_supplier_id_parent_id_company_links_supplier_id_client_id_fk" FOREIGN KEY ("supplier_id","parent_id") REFERENCES "public"."company_links"("supplier_id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_links_by_parent" ON "company_links" USING btree ("supplier_id","parent_id");