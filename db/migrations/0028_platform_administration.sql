CREATE TABLE "job_runs" (
	"name" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"done" integer NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"failed_at" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "platform_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" uuid,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "platform_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"only_at" uuid,
	"invited_as" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"code_hash" text NOT NULL,
	"invited_by" uuid,
	"invited_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "platform_invitations_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "platform_invitations_where" CHECK ((invited_as = 'owner') = (only_at is not null))
);
--> statement-breakpoint
CREATE TABLE "platform_settings" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"default_site" text,
	"first_run_salt" text,
	"first_run_hash" text,
	"first_run_misses" integer DEFAULT 0 NOT NULL,
	"first_run_since" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "platform_settings_one_row" CHECK (id)
);
--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "on_behalf_of" uuid;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "support" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "acted_by" uuid;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "only_at" uuid;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "returns_to" uuid;--> statement-breakpoint
ALTER TABLE "supplier_domains" ADD COLUMN "state" text DEFAULT 'confirmed' NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier_domains" ADD COLUMN "proof" text;--> statement-breakpoint
ALTER TABLE "supplier_domains" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "supplier_domains" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "state" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "state_reason" text;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "platform_events" ADD CONSTRAINT "platform_events_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform_invitations" ADD CONSTRAINT "platform_invitations_only_at_suppliers_id_fk" FOREIGN KEY ("only_at") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform_invitations" ADD CONSTRAINT "platform_invitations_invited_by_staff_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "platform_events_by_time" ON "platform_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "platform_invitations_by_email" ON "platform_invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "platform_invitations_by_supplier" ON "platform_invitations" USING btree ("only_at");--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_on_behalf_of_staff_id_fk" FOREIGN KEY ("on_behalf_of") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_acted_by_staff_id_fk" FOREIGN KEY ("acted_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_only_at_suppliers_id_fk" FOREIGN KEY ("only_at") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;