CREATE TABLE "representative_clients" (
	"supplier_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	CONSTRAINT "representative_clients_supplier_id_user_id_client_id_pk" PRIMARY KEY("supplier_id","user_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "representatives" (
	"supplier_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "representatives_supplier_id_user_id_pk" PRIMARY KEY("supplier_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "audit_events" ALTER COLUMN "staff_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "issued_as" text DEFAULT 'principal' NOT NULL;--> statement-breakpoint
-- Before, only a client's own users ordered.
UPDATE "orders" SET "issued_as" = 'linked' FROM "users" WHERE "users"."id" = "orders"."user_id" AND NOT "users"."principal";--> statement-breakpoint
ALTER TABLE "representative_clients" ADD CONSTRAINT "representative_clients_supplier_id_user_id_representatives_supplier_id_user_id_fk" FOREIGN KEY ("supplier_id","user_id") REFERENCES "public"."representatives"("supplier_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "representative_clients" ADD CONSTRAINT "representative_clients_supplier_id_client_id_customers_supplier_id_client_id_fk" FOREIGN KEY ("supplier_id","client_id") REFERENCES "public"."customers"("supplier_id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "representatives" ADD CONSTRAINT "representatives_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "representatives" ADD CONSTRAINT "representatives_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "representative_clients_by_client" ON "representative_clients" USING btree ("supplier_id","client_id");--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_who" CHECK (num_nonnulls(staff_id, user_id) = 1);
