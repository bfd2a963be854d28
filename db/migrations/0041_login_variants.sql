CREATE TABLE "api_keys" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"key_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_keys_supplier_id_id_pk" PRIMARY KEY("supplier_id","id"),
	CONSTRAINT "api_keys_by_hash" UNIQUE("supplier_id","key_hash")
);
--> statement-breakpoint
CREATE TABLE "login_tokens" (
	"supplier_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"session_id" uuid NOT NULL,
	"email" text NOT NULL,
	"host" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "login_tokens_supplier_id_token_hash_pk" PRIMARY KEY("supplier_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factor_recovery_codes" (
	"factor_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "second_factor_recovery_codes_factor_id_code_hash_pk" PRIMARY KEY("factor_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"staff_id" uuid,
	"secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"tries_since" timestamp with time zone,
	CONSTRAINT "second_factors_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "second_factors_staff_id_unique" UNIQUE("staff_id"),
	CONSTRAINT "second_factors_have_one_owner" CHECK (num_nonnulls("second_factors"."user_id", "second_factors"."staff_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "second_step_challenges" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"factor_id" uuid NOT NULL,
	"only_at" uuid,
	"as_representative" boolean DEFAULT false NOT NULL,
	"misses" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "api_key_id" uuid;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_tokens" ADD CONSTRAINT "login_tokens_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_tokens" ADD CONSTRAINT "login_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor_recovery_codes" ADD CONSTRAINT "second_factor_recovery_codes_factor_id_second_factors_id_fk" FOREIGN KEY ("factor_id") REFERENCES "public"."second_factors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_step_challenges" ADD CONSTRAINT "second_step_challenges_factor_id_second_factors_id_fk" FOREIGN KEY ("factor_id") REFERENCES "public"."second_factors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_step_challenges" ADD CONSTRAINT "second_step_challenges_only_at_suppliers_id_fk" FOREIGN KEY ("only_at") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_only_at_api_key_id_api_keys_supplier_id_id_fk" FOREIGN KEY ("only_at","api_key_id") REFERENCES "public"."api_keys"("supplier_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customers_by_erp_code" ON "customers" USING btree ("supplier_id","erp_code");--> statement-breakpoint
CREATE INDEX "sessions_by_api_key" ON "sessions" USING btree ("only_at","api_key_id");
