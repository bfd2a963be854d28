CREATE TABLE "supplier_mails" (
	"supplier_id" uuid NOT NULL,
	"mail" text NOT NULL,
	"subject" text,
	"introduction" text,
	"closing" text,
	"enabled" boolean DEFAULT true NOT NULL,
	CONSTRAINT "supplier_mails_supplier_id_mail_pk" PRIMARY KEY("supplier_id","mail")
);
--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "icon" text;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "supplier_mails" ADD CONSTRAINT "supplier_mails_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;