CREATE TABLE "home_drafts" (
	"supplier_id" uuid PRIMARY KEY NOT NULL,
	"blocks" jsonb,
	"base" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"staff_id" uuid NOT NULL,
	"publish_at" timestamp with time zone,
	CONSTRAINT "home_drafts_scheduled" CHECK (publish_at is null or blocks is not null)
);
--> statement-breakpoint
CREATE TABLE "home_versions" (
	"supplier_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"blocks" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"staff_id" uuid,
	"direct" boolean NOT NULL,
	CONSTRAINT "home_versions_supplier_id_version_pk" PRIMARY KEY("supplier_id","version"),
	CONSTRAINT "home_versions_version" CHECK (version > 0)
);
--> statement-breakpoint
ALTER TABLE "home_drafts" ADD CONSTRAINT "home_drafts_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_drafts" ADD CONSTRAINT "home_drafts_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_versions" ADD CONSTRAINT "home_versions_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_versions" ADD CONSTRAINT "home_versions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- A scheduled one is shown to shoppers at its moment.
SELECT notify_changes_of('home_drafts');
