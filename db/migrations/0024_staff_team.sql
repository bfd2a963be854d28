CREATE TABLE "staff_codes" (
	"staff_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_codes_staff_id_purpose_pk" PRIMARY KEY("staff_id","purpose"),
	CONSTRAINT "staff_codes_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"supplier_id" uuid,
	"email" text NOT NULL,
	"role" text,
	"role_id" uuid,
	"invited_by" uuid,
	"code_hash" text,
	"invited_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_invitations_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "staff_invitations_role" CHECK ((supplier_id is null) = (role is null)),
	CONSTRAINT "staff_invitations_own_role" CHECK ((role is not distinct from 'own') = (role_id is not null))
);
--> statement-breakpoint
CREATE TABLE "staff_roles" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"permissions" text[] NOT NULL,
	"discount_limit" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "staff_roles_supplier_id_id_pk" PRIMARY KEY("supplier_id","id"),
	CONSTRAINT "staff_roles_by_name" UNIQUE("supplier_id","name"),
	CONSTRAINT "staff_roles_discount_limit" CHECK (discount_limit between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "last_used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "role_id" uuid;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "password_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "ip" text;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "last_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_codes" ADD CONSTRAINT "staff_codes_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_invited_by_staff_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_own" FOREIGN KEY ("supplier_id","role_id") REFERENCES "public"."staff_roles"("supplier_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_roles" ADD CONSTRAINT "staff_roles_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_invitations_by_email" ON "staff_invitations" USING btree ("supplier_id","email") WHERE supplier_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_invitations_of_platform" ON "staff_invitations" USING btree ("email") WHERE supplier_id is null;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_role" FOREIGN KEY ("supplier_id","role_id") REFERENCES "public"."staff_roles"("supplier_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_events_by_time" ON "audit_events" USING btree ("supplier_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_events_by_staff" ON "audit_events" USING btree ("supplier_id","staff_id","at");--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_own_role" CHECK ((role = 'own') = (role_id is not null));