CREATE TABLE "address_erp_codes" (
	"supplier_id" uuid NOT NULL,
	"address_id" uuid NOT NULL,
	"erp_code" text NOT NULL,
	CONSTRAINT "address_erp_codes_supplier_id_address_id_pk" PRIMARY KEY("supplier_id","address_id")
);
--> statement-breakpoint
ALTER TABLE "address_erp_codes" ADD CONSTRAINT "address_erp_codes_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address_erp_codes" ADD CONSTRAINT "address_erp_codes_address_id_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."addresses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_erp_codes_by_address" ON "address_erp_codes" USING btree ("address_id");