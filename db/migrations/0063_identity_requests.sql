CREATE TABLE "identity_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"supplier_id" uuid NOT NULL,
	"state" text NOT NULL,
	"before" jsonb NOT NULL,
	"wanted" jsonb NOT NULL,
	"reason" text NOT NULL,
	"message" text,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "identity_requests_message" CHECK (state <> 'returned' or message is not null),
	CONSTRAINT "identity_requests_decided" CHECK ((decided_by is null) = (decided_at is null))
);
--> statement-breakpoint
ALTER TABLE "identity_requests" ADD CONSTRAINT "identity_requests_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_requests" ADD CONSTRAINT "identity_requests_requested_by_staff_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_requests" ADD CONSTRAINT "identity_requests_decided_by_staff_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "identity_requests_one_live" ON "identity_requests" USING btree ("supplier_id") WHERE state in ('open', 'returned');--> statement-breakpoint
CREATE INDEX "identity_requests_by_supplier" ON "identity_requests" USING btree ("supplier_id","requested_at");--> statement-breakpoint
CREATE INDEX "identity_requests_by_state" ON "identity_requests" USING btree ("state","requested_at");