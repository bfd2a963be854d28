CREATE TABLE "supplier_part_versions" (
	"supplier_id" uuid NOT NULL,
	"part" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "supplier_part_versions_supplier_id_part_pk" PRIMARY KEY("supplier_id","part")
);
--> statement-breakpoint
CREATE TABLE "supplier_redirects" (
	"supplier_id" uuid NOT NULL,
	"from_path" text NOT NULL,
	"target" text NOT NULL,
	CONSTRAINT "supplier_redirects_supplier_id_from_path_pk" PRIMARY KEY("supplier_id","from_path")
);
--> statement-breakpoint
ALTER TABLE "delivery_areas" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier_part_versions" ADD CONSTRAINT "supplier_part_versions_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_redirects" ADD CONSTRAINT "supplier_redirects_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;