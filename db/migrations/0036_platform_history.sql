ALTER TABLE "api_keys" ADD COLUMN "scopes" text[] DEFAULT '{catalog:read,cart:read,cart:write,orders:read,orders:write,finance:read,client:read,lists:read,lists:write,subscriptions:read}' NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "replaced_by" uuid;--> statement-breakpoint
ALTER TABLE "platform_events" ADD COLUMN "on_behalf_of" uuid;--> statement-breakpoint
ALTER TABLE "platform_events" ADD COLUMN "only_at" uuid;--> statement-breakpoint
ALTER TABLE "supplier_domains" ADD COLUMN "certificate_checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "supplier_domains" ADD COLUMN "certificate_valid_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "supplier_domains" ADD COLUMN "certificate_problem" text;--> statement-breakpoint
ALTER TABLE "platform_events" ADD CONSTRAINT "platform_events_on_behalf_of_staff_id_fk" FOREIGN KEY ("on_behalf_of") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform_events" ADD CONSTRAINT "platform_events_only_at_suppliers_id_fk" FOREIGN KEY ("only_at") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- What the platform's people did at shops so far, with the id of the audit's event, which has the facts.
INSERT INTO "platform_events" ("id", "at", "staff_id", "on_behalf_of", "only_at", "action", "subject")
SELECT e."id", e."at", e."staff_id", e."on_behalf_of", e."supplier_id", e."action", e."subject_id"::text
FROM "audit_events" e JOIN "staff" s ON s."id" = e."staff_id"
WHERE s."administrator" OR s."support" OR e."on_behalf_of" IS NOT NULL
ON CONFLICT ("id") DO NOTHING;
