CREATE TABLE "static_page_pictures" (
	"supplier_id" uuid NOT NULL,
	"picture_id" text NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "static_page_pictures_supplier_id_picture_id_pk" PRIMARY KEY("supplier_id","picture_id")
);
--> statement-breakpoint
CREATE TABLE "static_page_publications" (
	"supplier_id" uuid NOT NULL,
	"page_id" uuid NOT NULL,
	"visible_from" timestamp with time zone NOT NULL,
	"visible_until" timestamp with time zone,
	"version" integer NOT NULL,
	CONSTRAINT "static_page_publications_supplier_id_page_id_visible_from_pk" PRIMARY KEY("supplier_id","page_id","visible_from"),
	CONSTRAINT "static_page_publications_period" CHECK (visible_until > visible_from)
);
--> statement-breakpoint
CREATE TABLE "static_page_versions" (
	"supplier_id" uuid NOT NULL,
	"page_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"html" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "static_page_versions_supplier_id_page_id_version_pk" PRIMARY KEY("supplier_id","page_id","version"),
	CONSTRAINT "static_page_versions_version" CHECK (version > 0)
);
--> statement-breakpoint
CREATE TABLE "static_pages" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"slug" text NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"tags" text[] NOT NULL,
	"footer_column" text,
	"in_menu" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "static_pages_supplier_id_id_pk" PRIMARY KEY("supplier_id","id"),
	CONSTRAINT "static_pages_by_slug" UNIQUE("supplier_id","slug")
);
--> statement-breakpoint
ALTER TABLE "static_page_pictures" ADD CONSTRAINT "static_page_pictures_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "static_page_publications" ADD CONSTRAINT "static_page_publications_version_fk" FOREIGN KEY ("supplier_id","page_id","version") REFERENCES "public"."static_page_versions"("supplier_id","page_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "static_page_versions" ADD CONSTRAINT "static_page_versions_page_fk" FOREIGN KEY ("supplier_id","page_id") REFERENCES "public"."static_pages"("supplier_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "static_pages" ADD CONSTRAINT "static_pages_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
SELECT notify_changes_of('static_pages');--> statement-breakpoint
SELECT notify_changes_of('static_page_publications');
