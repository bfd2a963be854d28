CREATE TABLE "representative_invitations" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"email" text NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"code_hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "representative_invitations_supplier_id_id_pk" PRIMARY KEY("supplier_id","id"),
	CONSTRAINT "representative_invitations_email" UNIQUE("supplier_id","email"),
	CONSTRAINT "representative_invitations_code" UNIQUE("supplier_id","code_hash")
);
--> statement-breakpoint
ALTER TABLE "representative_invitations" ADD CONSTRAINT "representative_invitations_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;