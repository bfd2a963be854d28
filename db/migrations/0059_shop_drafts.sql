CREATE TABLE "shop_drafts" (
	"supplier_id" uuid PRIMARY KEY NOT NULL,
	"parts" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"staff_id" uuid NOT NULL,
	"publish_at" timestamp with time zone,
	CONSTRAINT "shop_drafts_scheduled" CHECK (publish_at is null or parts is not null)
);
--> statement-breakpoint
CREATE TABLE "shop_versions" (
	"supplier_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"parts" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"staff_id" uuid,
	"direct" boolean NOT NULL,
	CONSTRAINT "shop_versions_supplier_id_version_pk" PRIMARY KEY("supplier_id","version"),
	CONSTRAINT "shop_versions_version" CHECK (version > 0)
);
--> statement-breakpoint
ALTER TABLE "shop_drafts" ADD CONSTRAINT "shop_drafts_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_drafts" ADD CONSTRAINT "shop_drafts_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_versions" ADD CONSTRAINT "shop_versions_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_versions" ADD CONSTRAINT "shop_versions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;