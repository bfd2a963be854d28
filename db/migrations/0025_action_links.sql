CREATE TABLE "action_links" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"destination" text DEFAULT '' NOT NULL,
	"lines" jsonb NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "action_links_supplier_id_id_pk" PRIMARY KEY("supplier_id","id"),
	CONSTRAINT "action_links_by_slug" UNIQUE("supplier_id","slug"),
	CONSTRAINT "action_links_destination" CHECK (destination = '' or destination ~ '^/[^/\\]'),
	CONSTRAINT "action_links_validity" CHECK (starts_at < ends_at)
);
--> statement-breakpoint
ALTER TABLE "action_links" ADD CONSTRAINT "action_links_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
SELECT tell_changes_of('action_links');
