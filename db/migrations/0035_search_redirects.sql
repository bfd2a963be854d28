CREATE TABLE "search_redirects" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"term" text NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_redirects_supplier_id_id_pk" PRIMARY KEY("supplier_id","id"),
	CONSTRAINT "search_redirects_by_key" UNIQUE("supplier_id","key")
);
--> statement-breakpoint
ALTER TABLE "search_redirects" ADD CONSTRAINT "search_redirects_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Read by searches, whose answers are cached by the shop's version.
SELECT notify_changes_of('search_redirects');
