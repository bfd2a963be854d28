CREATE TABLE "search_words" (
	"supplier_id" uuid NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "search_words_supplier_id_word_pk" PRIMARY KEY("supplier_id","word")
);
--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_words_by_likeness" ON "search_words" USING gin ("supplier_id","word" gin_trgm_ops);