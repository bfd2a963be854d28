CREATE TABLE "search_term_days" (
	"supplier_id" uuid NOT NULL,
	"day" date NOT NULL,
	"term" text NOT NULL,
	"searches" integer NOT NULL,
	"fruitless" integer NOT NULL,
	CONSTRAINT "search_term_days_supplier_id_day_term_pk" PRIMARY KEY("supplier_id","day","term")
);
--> statement-breakpoint
CREATE TABLE "synonyms" (
	"supplier_id" uuid NOT NULL,
	"key" text NOT NULL,
	"equivalents" text[] NOT NULL,
	CONSTRAINT "synonyms_supplier_id_key_pk" PRIMARY KEY("supplier_id","key")
);
--> statement-breakpoint
ALTER TABLE "search_term_days" ADD CONSTRAINT "search_term_days_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "synonyms" ADD CONSTRAINT "synonyms_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;