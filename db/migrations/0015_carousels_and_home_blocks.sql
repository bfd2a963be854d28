CREATE TABLE "carousels" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"content" jsonb NOT NULL,
	"pages" text[] NOT NULL,
	"static_page_id" uuid,
	"max_products" integer NOT NULL,
	"audience" jsonb NOT NULL,
	"published" boolean NOT NULL,
	"visible_from" timestamp with time zone,
	"visible_until" timestamp with time zone,
	"position" integer NOT NULL,
	CONSTRAINT "carousels_supplier_id_id_pk" PRIMARY KEY("supplier_id","id"),
	CONSTRAINT "carousels_period" CHECK (visible_until > visible_from)
);
--> statement-breakpoint
CREATE TABLE "home_blocks" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"content" jsonb NOT NULL,
	"audience" jsonb NOT NULL,
	"published" boolean NOT NULL,
	"visible_from" timestamp with time zone,
	"visible_until" timestamp with time zone,
	"position" integer NOT NULL,
	CONSTRAINT "home_blocks_supplier_id_id_pk" PRIMARY KEY("supplier_id","id"),
	CONSTRAINT "home_blocks_period" CHECK (visible_until > visible_from)
);
--> statement-breakpoint
ALTER TABLE "carousels" ADD CONSTRAINT "carousels_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carousels" ADD CONSTRAINT "carousels_static_page_fk" FOREIGN KEY ("supplier_id","static_page_id") REFERENCES "public"."static_pages"("supplier_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_blocks" ADD CONSTRAINT "home_blocks_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
SELECT notify_changes_of('carousels');--> statement-breakpoint
SELECT notify_changes_of('home_blocks');
