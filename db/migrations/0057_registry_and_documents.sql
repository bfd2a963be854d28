CREATE TABLE "document_requests" (
	"supplier_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"kinds" text[] NOT NULL,
	"note" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "document_requests_supplier_id_client_id_pk" PRIMARY KEY("supplier_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "document_settings" (
	"supplier_id" uuid PRIMARY KEY NOT NULL,
	"requested" boolean NOT NULL,
	"sentence" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "register_checks" (
	"supplier_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"company" jsonb,
	"found_at" timestamp with time zone,
	CONSTRAINT "register_checks_supplier_id_client_id_pk" PRIMARY KEY("supplier_id","client_id"),
	CONSTRAINT "register_checks_found" CHECK ((company is null) = (found_at is null))
);
--> statement-breakpoint
CREATE TABLE "registration_document_files" (
	"supplier_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "registration_document_files_supplier_id_document_id_pk" PRIMARY KEY("supplier_id","document_id")
);
--> statement-breakpoint
CREATE TABLE "registration_documents" (
	"supplier_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "registration_documents_supplier_id_id_pk" PRIMARY KEY("supplier_id","id")
);
--> statement-breakpoint
ALTER TABLE "document_requests" ADD CONSTRAINT "document_requests_customer_fk" FOREIGN KEY ("supplier_id","client_id") REFERENCES "public"."customers"("supplier_id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_settings" ADD CONSTRAINT "document_settings_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "register_checks" ADD CONSTRAINT "register_checks_customer_fk" FOREIGN KEY ("supplier_id","client_id") REFERENCES "public"."customers"("supplier_id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_document_files" ADD CONSTRAINT "registration_document_files_fk" FOREIGN KEY ("supplier_id","document_id") REFERENCES "public"."registration_documents"("supplier_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_documents" ADD CONSTRAINT "registration_documents_customer_fk" FOREIGN KEY ("supplier_id","client_id") REFERENCES "public"."customers"("supplier_id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "registration_documents_by_client" ON "registration_documents" USING btree ("supplier_id","client_id","sent_at");