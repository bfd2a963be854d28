CREATE TABLE "supplier_characteristics" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"subject" text NOT NULL,
	"name" text NOT NULL,
	"required" boolean DEFAULT false NOT NULL,
	"options" text[] DEFAULT '{}' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "supplier_characteristics_supplier_id_id_pk" PRIMARY KEY("supplier_id","id"),
	CONSTRAINT "supplier_characteristics_by_name" UNIQUE("supplier_id","subject","name")
);
--> statement-breakpoint
CREATE TABLE "supplier_custom_contents" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"content_type" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "supplier_custom_contents_supplier_id_id_pk" PRIMARY KEY("supplier_id","id"),
	CONSTRAINT "supplier_custom_contents_by_title" UNIQUE("supplier_id","content_type","title")
);
--> statement-breakpoint
CREATE TABLE "supplier_segments" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "supplier_segments_supplier_id_id_pk" PRIMARY KEY("supplier_id","id"),
	CONSTRAINT "supplier_segments_by_name" UNIQUE("supplier_id","name")
);
--> statement-breakpoint
CREATE TABLE "supplier_static_texts" (
	"supplier_id" uuid NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "supplier_static_texts_supplier_id_language_name_pk" PRIMARY KEY("supplier_id","language","name")
);
--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "company_id" text;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "modules" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "orderings" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "analytics_id" text;--> statement-breakpoint
ALTER TABLE "supplier_characteristics" ADD CONSTRAINT "supplier_characteristics_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_custom_contents" ADD CONSTRAINT "supplier_custom_contents_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_segments" ADD CONSTRAINT "supplier_segments_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_static_texts" ADD CONSTRAINT "supplier_static_texts_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;