CREATE TABLE "payment_choices" (
	"supplier_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"payment_method_id" uuid NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_choices_supplier_id_client_id_pk" PRIMARY KEY("supplier_id","client_id")
);
--> statement-breakpoint
ALTER TABLE "payment_choices" ADD CONSTRAINT "payment_choices_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_choices" ADD CONSTRAINT "payment_choices_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;