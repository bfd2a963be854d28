CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 20;--> statement-breakpoint
CREATE TABLE "clients" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"document" text,
	"phone" text,
	"fiscal_document" text,
	"forgotten_at" timestamp with time zone,
	"state_registration" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "clients_document_unique" UNIQUE("document")
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"supplier_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"approved" boolean NOT NULL,
	"credit_limit" bigint DEFAULT 0 NOT NULL,
	"erp_code" text,
	"characteristics" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"refused_at" timestamp with time zone,
	CONSTRAINT "customers_supplier_id_client_id_pk" PRIMARY KEY("supplier_id","client_id"),
	CONSTRAINT "customers_by_id" UNIQUE("supplier_id","id")
);
--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"window_started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"subject_client_id" uuid,
	"capacity" text,
	"only_at" uuid,
	"api_key_id" uuid,
	"opened_by" uuid,
	"handle" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"device" text DEFAULT '' NOT NULL,
	"last_seen_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"principal" boolean DEFAULT true NOT NULL,
	"password_hash" text NOT NULL,
	"password_changed_at" timestamp with time zone,
	"email_verified_at" timestamp with time zone,
	"disabled_at" timestamp with time zone,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
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
CREATE TABLE "audit_events" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" uuid,
	"user_id" uuid,
	"action" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "audit_events_supplier_id_id_pk" PRIMARY KEY("supplier_id","id"),
	CONSTRAINT "audit_events_who" CHECK (num_nonnulls(staff_id, user_id) = 1)
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
CREATE TABLE "mailed_codes" (
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mailed_codes_user_id_purpose_pk" PRIMARY KEY("user_id","purpose"),
	CONSTRAINT "mailed_codes_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"client_name" text NOT NULL,
	"user_name" text NOT NULL,
	"document" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"state_registration" text,
	"password_hash" text NOT NULL,
	"characteristics" jsonb NOT NULL,
	"terms_version" integer,
	"extras" jsonb NOT NULL,
	"wanted" text,
	"code_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "registrations_supplier_id_id_pk" PRIMARY KEY("supplier_id","id"),
	CONSTRAINT "registrations_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "terms_acceptances" (
	"supplier_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"client_id" uuid NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "terms_acceptances_supplier_id_user_id_version_pk" PRIMARY KEY("supplier_id","user_id","version")
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
CREATE TABLE "memberships" (
	"supplier_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "memberships_supplier_id_staff_id_pk" PRIMARY KEY("supplier_id","staff_id")
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"administrator" boolean DEFAULT false NOT NULL,
	"disabled_at" timestamp with time zone,
	CONSTRAINT "staff_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"street" text NOT NULL,
	"number" text NOT NULL,
	"district" text NOT NULL,
	"complement" text DEFAULT '' NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"postal_code" text NOT NULL,
	"country" text DEFAULT 'Brasil' NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"is_primary" boolean DEFAULT false NOT NULL,
	"billing" boolean DEFAULT false NOT NULL,
	"erp_code" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "municipalities" (
	"code" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"is_capital" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "action_links" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"destination" text DEFAULT '' NOT NULL,
	"lines" jsonb NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "action_links_supplier_id_id_pk" PRIMARY KEY("supplier_id","id"),
	CONSTRAINT "action_links_by_slug" UNIQUE("supplier_id","slug"),
	CONSTRAINT "action_links_destination" CHECK (destination = '' or destination ~ '^/[^/\\]'),
	CONSTRAINT "action_links_validity" CHECK (starts_at < ends_at)
);
--> statement-breakpoint
CREATE TABLE "cart_coupons" (
	"supplier_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"code" text,
	"automatic" boolean DEFAULT true NOT NULL,
	CONSTRAINT "cart_coupons_supplier_id_client_id_pk" PRIMARY KEY("supplier_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"supplier_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"customer_order_number" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"subscription_type_id" uuid,
	"seen_terms" text DEFAULT '//' NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"locked_at" timestamp with time zone,
	"locked_by" uuid,
	"attendant" text DEFAULT '' NOT NULL,
	"lock_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "carts_supplier_id_client_id_pk" PRIMARY KEY("supplier_id","client_id"),
	CONSTRAINT "carts_locked_by" CHECK ((locked_at is null) = (locked_by is null))
);
--> statement-breakpoint
CREATE TABLE "product_additions" (
	"supplier_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"addition_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "product_additions_supplier_id_product_id_addition_id_pk" PRIMARY KEY("supplier_id","product_id","addition_id"),
	CONSTRAINT "product_additions_others" CHECK (product_id <> addition_id)
);
--> statement-breakpoint
CREATE TABLE "availability_alerts" (
	"supplier_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	CONSTRAINT "availability_alerts_supplier_id_product_id_client_id_pk" PRIMARY KEY("supplier_id","product_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"parent_id" uuid,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"path" text NOT NULL,
	"picture" text,
	"position" integer DEFAULT 0 NOT NULL,
	"hidden_on" text[] DEFAULT '{}' NOT NULL,
	"adults_only" boolean DEFAULT false NOT NULL,
	CONSTRAINT "categories_supplier_id_id_pk" PRIMARY KEY("supplier_id","id"),
	CONSTRAINT "categories_by_path" UNIQUE("supplier_id","path")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sku" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"brand" text DEFAULT '' NOT NULL,
	"brand_key" text GENERATED ALWAYS AS (case when brand = '' then '' else coalesce(nullif(trim(both '-' from regexp_replace(folded(brand), '[^a-z0-9]+', '-', 'g')), ''), left(md5(brand), 12)) end) STORED NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"unit" text DEFAULT 'UN' NOT NULL,
	"ean" text,
	"category_id" uuid NOT NULL,
	"root_category_id" uuid NOT NULL,
	"price" bigint NOT NULL,
	"wholesale_price" bigint,
	"wholesale_minimum" bigint,
	"tiers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"step" bigint DEFAULT 1000 NOT NULL,
	"minimum" bigint DEFAULT 0 NOT NULL,
	"maximum" bigint,
	"multiple" bigint DEFAULT 1000 NOT NULL,
	"smallest_order" bigint GENERATED ALWAYS AS (case when (greatest(step, minimum) + step - 1) / step * step <= coalesce(maximum, 999999000) then (greatest(step, minimum) + step - 1) / step * step end) STORED,
	"weight" integer,
	"gift_wrap_price" bigint,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"groupings" text[] DEFAULT '{}' NOT NULL,
	"principal_id" uuid,
	"picture" text,
	"ground" smallint DEFAULT 1 NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"adult_mark" boolean DEFAULT false NOT NULL,
	"adults_only" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"folded_name" text GENERATED ALWAYS AS (folded(name)) STORED NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('vitrine', searchable(name)), 'A') || setweight(to_tsvector('vitrine', searchable(brand)), 'B') || setweight(to_tsvector('vitrine', searchable(sku || ' ' || coalesce(ean, ''))), 'A') || setweight(to_tsvector('vitrine', searchable(description)), 'D')) STORED NOT NULL,
	CONSTRAINT "products_supplier_id_id_pk" PRIMARY KEY("supplier_id","id"),
	CONSTRAINT "products_by_sku" UNIQUE("supplier_id","sku"),
	CONSTRAINT "products_by_slug" UNIQUE("supplier_id","slug"),
	CONSTRAINT "products_principal" CHECK (principal_id <> id),
	CONSTRAINT "products_prices" CHECK (price >= 0 and (wholesale_price is null or wholesale_price >= 0)),
	CONSTRAINT "products_gift_wrap_price" CHECK (gift_wrap_price >= 0),
	CONSTRAINT "products_quantities" CHECK (step > 0 and minimum >= 0 and (maximum is null or maximum > 0) and multiple > 0)
);
--> statement-breakpoint
CREATE TABLE "stock_levels" (
	"supplier_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"quantity" bigint NOT NULL,
	"sold_out_below" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "stock_levels_supplier_id_product_id_pk" PRIMARY KEY("supplier_id","product_id"),
	CONSTRAINT "stock_never_below_zero" CHECK (quantity >= 0)
);
--> statement-breakpoint
CREATE TABLE "category_segments" (
	"supplier_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"segment_id" uuid NOT NULL,
	CONSTRAINT "category_segments_supplier_id_category_id_segment_id_pk" PRIMARY KEY("supplier_id","category_id","segment_id")
);
--> statement-breakpoint
CREATE TABLE "groupings" (
	"supplier_id" uuid NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "groupings_supplier_id_key_pk" PRIMARY KEY("supplier_id","key")
);
--> statement-breakpoint
CREATE TABLE "picture_facts" (
	"id" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"placeholder" text,
	"unnamed_since" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "product_pictures" (
	"supplier_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"picture_id" text NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	CONSTRAINT "product_pictures_supplier_id_product_id_position_pk" PRIMARY KEY("supplier_id","product_id","position"),
	CONSTRAINT "product_pictures_once" UNIQUE("supplier_id","product_id","picture_id"),
	CONSTRAINT "product_pictures_position" CHECK (position >= 0)
);
--> statement-breakpoint
CREATE TABLE "search_term_days" (
	"supplier_id" uuid NOT NULL,
	"day" date NOT NULL,
	"term" text NOT NULL,
	"searches" integer NOT NULL,
	"fruitless" integer NOT NULL,
	"askers" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "search_term_days_supplier_id_day_term_pk" PRIMARY KEY("supplier_id","day","term")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"supplier_id" uuid NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "search_words_supplier_id_word_pk" PRIMARY KEY("supplier_id","word")
);
--> statement-breakpoint
CREATE TABLE "sector_categories" (
	"supplier_id" uuid NOT NULL,
	"sector_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	CONSTRAINT "sector_categories_supplier_id_sector_id_category_id_pk" PRIMARY KEY("supplier_id","sector_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "sectors" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "sectors_supplier_id_id_pk" PRIMARY KEY("supplier_id","id"),
	CONSTRAINT "sectors_by_slug" UNIQUE("supplier_id","slug")
);
--> statement-breakpoint
CREATE TABLE "sold_out" (
	"supplier_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	CONSTRAINT "sold_out_supplier_id_product_id_pk" PRIMARY KEY("supplier_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "synonym_groups" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sayings" text[] NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "synonym_groups_supplier_id_id_pk" PRIMARY KEY("supplier_id","id")
);
--> statement-breakpoint
CREATE TABLE "synonyms" (
	"supplier_id" uuid NOT NULL,
	"key" text NOT NULL,
	"equivalents" text[] NOT NULL,
	CONSTRAINT "synonyms_supplier_id_key_pk" PRIMARY KEY("supplier_id","key")
);
--> statement-breakpoint
CREATE TABLE "coupon_buyers" (
	"supplier_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"purchases" integer NOT NULL,
	CONSTRAINT "coupon_buyers_supplier_id_client_id_pk" PRIMARY KEY("supplier_id","client_id"),
	CONSTRAINT "coupon_buyers_purchases" CHECK (purchases >= 0)
);
--> statement-breakpoint
CREATE TABLE "coupon_tries" (
	"supplier_id" uuid NOT NULL,
	"key" text NOT NULL,
	"tries" integer NOT NULL,
	"window_started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupon_tries_supplier_id_key_pk" PRIMARY KEY("supplier_id","key")
);
--> statement-breakpoint
CREATE TABLE "coupon_uses" (
	"supplier_id" uuid NOT NULL,
	"order_number" bigint NOT NULL,
	"coupon_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"discount" bigint NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupon_uses_supplier_id_order_number_pk" PRIMARY KEY("supplier_id","order_number")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"description" text NOT NULL,
	"basis_points" integer,
	"amount" bigint,
	"product_ids" uuid[],
	"minimum" bigint DEFAULT 0 NOT NULL,
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"channel" text,
	"payment_method_ids" uuid[],
	"first_purchase" boolean DEFAULT false NOT NULL,
	"use_limit" integer,
	"use_limit_per_client" integer,
	"not_with_policy" boolean DEFAULT false NOT NULL,
	"shows_prices" boolean DEFAULT false NOT NULL,
	"automatic" boolean DEFAULT false NOT NULL,
	"listed" boolean DEFAULT false NOT NULL,
	"client_id" uuid,
	"owner_id" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupons_supplier_id_id_pk" PRIMARY KEY("supplier_id","id"),
	CONSTRAINT "coupons_by_code" UNIQUE("supplier_id","code"),
	CONSTRAINT "coupons_by_owner" UNIQUE("supplier_id","owner_id"),
	CONSTRAINT "coupons_discount" CHECK (num_nonnulls(basis_points, amount) = 1 and coalesce(basis_points between 1 and 10000, amount > 0)),
	CONSTRAINT "coupons_used" CHECK (used >= 0)
);
--> statement-breakpoint
CREATE TABLE "referral_terms" (
	"supplier_id" uuid PRIMARY KEY NOT NULL,
	"description" text NOT NULL,
	"basis_points" integer,
	"amount" bigint,
	"minimum" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "referral_terms_discount" CHECK (num_nonnulls(basis_points, amount) = 1 and coalesce(basis_points between 1 and 10000, amount > 0))
);
--> statement-breakpoint
CREATE TABLE "client_link_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_user_id" uuid NOT NULL,
	"act" text NOT NULL,
	"linked_user_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"email" text NOT NULL,
	"user_id" uuid,
	"invited_by" uuid NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"code_hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"chosen_at" timestamp with time zone,
	CONSTRAINT "client_links_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
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
CREATE TABLE "delivery_areas" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"shape" "polygon",
	"centre_latitude" double precision,
	"centre_longitude" double precision,
	"radius_metres" integer,
	"postal_from" text,
	"postal_to" text,
	"fee" bigint NOT NULL,
	"fee_rule" jsonb,
	"free_from" bigint,
	"minimum_order" bigint DEFAULT 0 NOT NULL,
	"lead_hours" integer DEFAULT 2 NOT NULL,
	"cut_off" smallint,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "delivery_areas_supplier_id_id_pk" PRIMARY KEY("supplier_id","id"),
	CONSTRAINT "delivery_areas_by_name" UNIQUE("supplier_id","name"),
	CONSTRAINT "delivery_areas_bounds" CHECK ((shape is not null and postal_from is null and postal_to is null) or (shape is null and postal_from is not null and postal_to is not null)),
	CONSTRAINT "delivery_areas_radius" CHECK (num_nulls(centre_latitude, centre_longitude, radius_metres) in (0, 3) and (radius_metres is null or (radius_metres > 0 and shape is not null))),
	CONSTRAINT "delivery_areas_cut_off" CHECK (cut_off is null or cut_off between 1 and 1439)
);
--> statement-breakpoint
CREATE TABLE "delivery_holidays" (
	"supplier_id" uuid NOT NULL,
	"date" date NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	CONSTRAINT "delivery_holidays_supplier_id_date_pk" PRIMARY KEY("supplier_id","date")
);
--> statement-breakpoint
CREATE TABLE "delivery_slots" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"delivery_type" text NOT NULL,
	"weekday" smallint NOT NULL,
	"starts_at" smallint NOT NULL,
	"ends_at" smallint NOT NULL,
	"capacity" integer,
	CONSTRAINT "delivery_slots_supplier_id_id_pk" PRIMARY KEY("supplier_id","id"),
	CONSTRAINT "delivery_slots_by_window" UNIQUE("supplier_id","delivery_type","weekday","starts_at","ends_at"),
	CONSTRAINT "delivery_slots_window" CHECK (weekday between 0 and 6 and starts_at >= 0 and starts_at < ends_at and ends_at <= 1440),
	CONSTRAINT "delivery_slots_capacity" CHECK (capacity is null or capacity > 0)
);
--> statement-breakpoint
CREATE TABLE "slot_days" (
	"supplier_id" uuid NOT NULL,
	"slot_id" uuid NOT NULL,
	"date" date NOT NULL,
	"store_id" uuid DEFAULT '00000000-0000-0000-0000-000000000000' NOT NULL,
	"taken" integer NOT NULL,
	"capacity" integer NOT NULL,
	CONSTRAINT "slot_days_supplier_id_slot_id_date_store_id_pk" PRIMARY KEY("supplier_id","slot_id","date","store_id"),
	CONSTRAINT "slot_days_taken" CHECK (taken between 0 and capacity)
);
--> statement-breakpoint
CREATE TABLE "nfe_documents" (
	"supplier_id" uuid NOT NULL,
	"key" text NOT NULL,
	"order_number" bigint NOT NULL,
	"client_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"series" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"issuer_document" text NOT NULL,
	"issuer_name" text NOT NULL,
	"total" bigint NOT NULL,
	"invoiced" bigint DEFAULT 0 NOT NULL,
	"has_fiscal_value" boolean NOT NULL,
	"xml" text NOT NULL,
	"attached_at" timestamp with time zone NOT NULL,
	"attached_by" uuid NOT NULL,
	CONSTRAINT "nfe_documents_supplier_id_key_pk" PRIMARY KEY("supplier_id","key"),
	CONSTRAINT "nfe_documents_key" CHECK (length(key) = 44 and total >= 0)
);
--> statement-breakpoint
CREATE TABLE "live_tickets" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"room" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_ratings" (
	"supplier_id" uuid NOT NULL,
	"order_number" bigint NOT NULL,
	"stars" smallint NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"user_id" uuid NOT NULL,
	"rated_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_ratings_supplier_id_order_number_pk" PRIMARY KEY("supplier_id","order_number"),
	CONSTRAINT "order_ratings_stars" CHECK (stars between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "order_combos" (
	"supplier_id" uuid NOT NULL,
	"order_number" bigint NOT NULL,
	"position" smallint NOT NULL,
	"combo_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"quantity" integer NOT NULL,
	"price" bigint NOT NULL,
	"total" bigint NOT NULL,
	"asked_price" bigint,
	"base_price" bigint,
	CONSTRAINT "order_combos_supplier_id_order_number_position_pk" PRIMARY KEY("supplier_id","order_number","position"),
	CONSTRAINT "order_combos_total" CHECK (quantity > 0 and price >= 0 and total = price * quantity)
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"supplier_id" uuid NOT NULL,
	"order_number" bigint NOT NULL,
	"position" integer NOT NULL,
	"status" text NOT NULL,
	"user_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" uuid,
	"by_name" text DEFAULT '' NOT NULL,
	CONSTRAINT "order_events_supplier_id_order_number_position_pk" PRIMARY KEY("supplier_id","order_number","position")
);
--> statement-breakpoint
CREATE TABLE "order_keys" (
	"supplier_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"order_number" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_keys_supplier_id_client_id_key_pk" PRIMARY KEY("supplier_id","client_id","key")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"supplier_id" uuid NOT NULL,
	"order_number" bigint NOT NULL,
	"position" smallint NOT NULL,
	"combo" smallint,
	"product_id" uuid NOT NULL,
	"sku" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"unit" text NOT NULL,
	"picture" text,
	"ground" smallint NOT NULL,
	"quantity" bigint NOT NULL,
	"unit_price" bigint NOT NULL,
	"price_reason" text NOT NULL,
	"total" bigint NOT NULL,
	"gift_wrap" boolean DEFAULT false NOT NULL,
	"gift_wrap_price" bigint DEFAULT 0 NOT NULL,
	"discount" bigint DEFAULT 0 NOT NULL,
	"asked_price" bigint,
	"base_price" bigint,
	CONSTRAINT "order_lines_supplier_id_order_number_position_pk" PRIMARY KEY("supplier_id","order_number","position"),
	CONSTRAINT "order_lines_quantity" CHECK (quantity > 0 and unit_price >= 0 and gift_wrap_price >= 0 and total >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_payments" (
	"supplier_id" uuid NOT NULL,
	"order_number" bigint NOT NULL,
	"position" integer NOT NULL,
	"method_id" uuid NOT NULL,
	"method_name" text NOT NULL,
	"total" bigint NOT NULL,
	"terms" jsonb NOT NULL,
	"user_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_payments_supplier_id_order_number_position_pk" PRIMARY KEY("supplier_id","order_number","position")
);
--> statement-breakpoint
CREATE TABLE "order_quotes" (
	"supplier_id" uuid NOT NULL,
	"order_number" bigint NOT NULL,
	"version" integer NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"subtotal" bigint NOT NULL,
	"delivery_fee" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"total" bigint NOT NULL,
	"staff_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	CONSTRAINT "order_quotes_supplier_id_order_number_version_pk" PRIMARY KEY("supplier_id","order_number","version"),
	CONSTRAINT "order_quotes_total" CHECK (total = subtotal + delivery_fee - discount and total >= 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"supplier_id" uuid NOT NULL,
	"number" bigint NOT NULL,
	"client_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"issued_by" text NOT NULL,
	"issued_as" text DEFAULT 'principal' NOT NULL,
	"status" text NOT NULL,
	"channel" text NOT NULL,
	"delivery" jsonb NOT NULL,
	"billing" jsonb,
	"payment_method_id" uuid NOT NULL,
	"payment_name" text NOT NULL,
	"payment_variance" integer,
	"subtotal" bigint NOT NULL,
	"delivery_fee" bigint NOT NULL,
	"discount" bigint DEFAULT 0 NOT NULL,
	"total" bigint NOT NULL,
	"coupon" jsonb,
	"subscription_type_id" uuid,
	"subscription_label" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"customer_order_number" text DEFAULT '' NOT NULL,
	"adult_declared_at" timestamp with time zone,
	"utm_source" text DEFAULT '' NOT NULL,
	"utm_campaign" text DEFAULT '' NOT NULL,
	"utm_all" text DEFAULT '' NOT NULL,
	"characteristics" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tracking" jsonb,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_supplier_id_number_pk" PRIMARY KEY("supplier_id","number"),
	CONSTRAINT "orders_by_number" UNIQUE("number"),
	CONSTRAINT "orders_total" CHECK (total = subtotal + delivery_fee - discount and total >= 0)
);
--> statement-breakpoint
CREATE TABLE "charge_events" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"charge_id" uuid NOT NULL,
	"provider" text,
	"provider_event" text,
	"before" text NOT NULL,
	"after" text NOT NULL,
	"amount" bigint NOT NULL,
	"note" text NOT NULL,
	"staff_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "charge_events_supplier_id_id_pk" PRIMARY KEY("supplier_id","id"),
	CONSTRAINT "charge_events_once" UNIQUE("supplier_id","provider","provider_event")
);
--> statement-breakpoint
CREATE TABLE "charges" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_number" bigint NOT NULL,
	"method_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"interest" bigint DEFAULT 0 NOT NULL,
	"instalments" integer DEFAULT 1 NOT NULL,
	"status" text NOT NULL,
	"provider" text,
	"provider_ref" text,
	"authorised" bigint DEFAULT 0 NOT NULL,
	"captured" bigint DEFAULT 0 NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"errand_amount" bigint DEFAULT 0 NOT NULL,
	"errand" text,
	"errand_tries" integer DEFAULT 0 NOT NULL,
	"errand_at" timestamp with time zone,
	"failure" text,
	"pix_code" text,
	"pix_txid" text,
	"expires_at" timestamp with time zone,
	"due_date" date,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "charges_supplier_id_id_pk" PRIMARY KEY("supplier_id","id"),
	CONSTRAINT "charges_by_provider_ref" UNIQUE("supplier_id","provider","provider_ref")
);
--> statement-breakpoint
CREATE TABLE "payment_accounts" (
	"supplier_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"public_key" text NOT NULL,
	"sealed_secrets" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_accounts_supplier_id_provider_pk" PRIMARY KEY("supplier_id","provider")
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"price_variance" integer DEFAULT 0 NOT NULL,
	"delivery_types" text[] NOT NULL,
	"pix" jsonb,
	"provider" text,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"position" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "payment_methods_supplier_id_id_pk" PRIMARY KEY("supplier_id","id"),
	CONSTRAINT "payment_methods_by_name" UNIQUE("supplier_id","name")
);
--> statement-breakpoint
CREATE TABLE "sandbox_notices" (
	"supplier_id" uuid NOT NULL,
	"id" text NOT NULL,
	"body" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sandbox_notices_supplier_id_id_pk" PRIMARY KEY("supplier_id","id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"supplier_id" uuid NOT NULL,
	"id" text NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"captured" bigint DEFAULT 0 NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"instalments" integer DEFAULT 1 NOT NULL,
	"card" jsonb,
	"failure" text,
	"pix_code" text,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_payments_supplier_id_id_pk" PRIMARY KEY("supplier_id","id"),
	CONSTRAINT "sandbox_payments_by_reference" UNIQUE("supplier_id","reference")
);
--> statement-breakpoint
CREATE TABLE "boleto_numbers" (
	"supplier_id" uuid NOT NULL,
	"account" text NOT NULL,
	"last" bigint NOT NULL,
	CONSTRAINT "boleto_numbers_supplier_id_account_pk" PRIMARY KEY("supplier_id","account")
);
--> statement-breakpoint
CREATE TABLE "titles" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"order_number" bigint,
	"charge_id" uuid,
	"document" text NOT NULL,
	"amount" bigint NOT NULL,
	"issued_on" date NOT NULL,
	"due_on" date NOT NULL,
	"status" text NOT NULL,
	"paid_at" timestamp with time zone,
	"uses_credit" boolean NOT NULL,
	"method_id" uuid,
	"boleto" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "titles_supplier_id_id_pk" PRIMARY KEY("supplier_id","id"),
	CONSTRAINT "titles_by_document" UNIQUE("supplier_id","document"),
	CONSTRAINT "titles_amount" CHECK (amount > 0 and due_on >= issued_on),
	CONSTRAINT "titles_paid" CHECK ((status = 'paid') = (paid_at is not null))
);
--> statement-breakpoint
CREATE TABLE "client_pricing" (
	"supplier_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"table_id" uuid,
	"groups" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "client_pricing_supplier_id_client_id_pk" PRIMARY KEY("supplier_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "price_grants" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"price" bigint NOT NULL,
	"from_quantity" bigint NOT NULL,
	"to_quantity" bigint,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "price_grants_supplier_id_id_pk" PRIMARY KEY("supplier_id","id"),
	CONSTRAINT "price_grants_cost_something" CHECK (price > 0 and from_quantity >= 0 and to_quantity >= from_quantity)
);
--> statement-breakpoint
CREATE TABLE "price_policies" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"scope" jsonb NOT NULL,
	"audience" jsonb NOT NULL,
	"effect" jsonb NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"priority" integer NOT NULL,
	"stackable" boolean NOT NULL,
	CONSTRAINT "price_policies_supplier_id_id_pk" PRIMARY KEY("supplier_id","id")
);
--> statement-breakpoint
CREATE TABLE "price_table_prices" (
	"supplier_id" uuid NOT NULL,
	"table_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"price" bigint NOT NULL,
	"wholesale_price" bigint,
	"wholesale_minimum" bigint,
	CONSTRAINT "price_table_prices_supplier_id_table_id_product_id_pk" PRIMARY KEY("supplier_id","table_id","product_id"),
	CONSTRAINT "price_table_prices_cost_something" CHECK (price > 0 and wholesale_price > 0 and wholesale_minimum > 0 and (wholesale_price is null) = (wholesale_minimum is null))
);
--> statement-breakpoint
CREATE TABLE "price_tables" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "price_tables_supplier_id_id_pk" PRIMARY KEY("supplier_id","id"),
	CONSTRAINT "price_tables_by_name" UNIQUE("supplier_id","name")
);
--> statement-breakpoint
CREATE TABLE "suppliers_with_client_prices" (
	"supplier_id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deletion_requests" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"asked_in" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "promotional_combo_counters" (
	"supplier_id" uuid NOT NULL,
	"combo_id" uuid NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "promotional_combo_counters_supplier_id_combo_id_pk" PRIMARY KEY("supplier_id","combo_id"),
	CONSTRAINT "promotional_combo_counters_used" CHECK (used >= 0)
);
--> statement-breakpoint
CREATE TABLE "promotional_combo_items" (
	"supplier_id" uuid NOT NULL,
	"combo_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"quantity" bigint NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "promotional_combo_items_supplier_id_combo_id_product_id_pk" PRIMARY KEY("supplier_id","combo_id","product_id"),
	CONSTRAINT "promotional_combo_items_quantity" CHECK (quantity > 0)
);
--> statement-breakpoint
CREATE TABLE "promotional_combo_uses" (
	"supplier_id" uuid NOT NULL,
	"order_number" bigint NOT NULL,
	"combo_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promotional_combo_uses_supplier_id_order_number_combo_id_pk" PRIMARY KEY("supplier_id","order_number","combo_id"),
	CONSTRAINT "promotional_combo_uses_quantity" CHECK (quantity > 0)
);
--> statement-breakpoint
CREATE TABLE "promotional_combos" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"price" bigint,
	"basis_points" integer,
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"client_ids" uuid[] DEFAULT '{}' NOT NULL,
	"groups" text[] DEFAULT '{}' NOT NULL,
	"payment_method_ids" uuid[] DEFAULT '{}' NOT NULL,
	"delivery_types" text[] DEFAULT '{}' NOT NULL,
	"most_per_order" integer,
	"use_limit" integer,
	"use_limit_per_client" integer,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promotional_combos_supplier_id_id_pk" PRIMARY KEY("supplier_id","id"),
	CONSTRAINT "promotional_combos_by_slug" UNIQUE("supplier_id","slug"),
	CONSTRAINT "promotional_combos_price" CHECK (num_nonnulls(price, basis_points) = 1 and coalesce(price > 0, basis_points between 1 and 9999)),
	CONSTRAINT "promotional_combos_limits" CHECK (most_per_order > 0 and use_limit > 0 and use_limit_per_client > 0)
);
--> statement-breakpoint
CREATE TABLE "shopping_list_items" (
	"supplier_id" uuid NOT NULL,
	"list_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"quantity" bigint NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "shopping_list_items_supplier_id_list_id_product_id_pk" PRIMARY KEY("supplier_id","list_id","product_id"),
	CONSTRAINT "shopping_list_items_quantity" CHECK (quantity > 0)
);
--> statement-breakpoint
CREATE TABLE "shopping_lists" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"client_id" uuid,
	"name" text NOT NULL,
	"client_ids" uuid[] DEFAULT '{}' NOT NULL,
	"groups" text[] DEFAULT '{}' NOT NULL,
	"disabled_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shopping_lists_supplier_id_id_pk" PRIMARY KEY("supplier_id","id"),
	CONSTRAINT "shopping_lists_audience" CHECK (client_id is null or (client_ids = '{}' and groups = '{}'))
);
--> statement-breakpoint
CREATE TABLE "subscription_periods" (
	"supplier_id" uuid NOT NULL,
	"subscription_id" uuid NOT NULL,
	"date" date NOT NULL,
	"state" text NOT NULL,
	"announced_on" date NOT NULL,
	"order_number" bigint,
	"failure" text,
	"left_out" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "subscription_periods_supplier_id_subscription_id_date_pk" PRIMARY KEY("supplier_id","subscription_id","date"),
	CONSTRAINT "subscription_periods_by_order" UNIQUE("supplier_id","order_number"),
	CONSTRAINT "subscription_periods_settled" CHECK ((state = 'ordered') = (order_number is not null) and (state = 'failed') = (failure is not null))
);
--> statement-breakpoint
CREATE TABLE "subscription_types" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"label" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"interval_unit" text NOT NULL,
	"interval_count" smallint NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "subscription_types_supplier_id_id_pk" PRIMARY KEY("supplier_id","id"),
	CONSTRAINT "subscription_types_interval" CHECK (interval_count > 0)
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"type_id" uuid NOT NULL,
	"label" text NOT NULL,
	"interval_unit" text NOT NULL,
	"interval_count" smallint NOT NULL,
	"lines" jsonb NOT NULL,
	"place" jsonb NOT NULL,
	"payment_method_id" uuid NOT NULL,
	"payment_name" text NOT NULL,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"first_order_number" bigint NOT NULL,
	"anchor_date" date NOT NULL,
	"next_date" date NOT NULL,
	"failures" smallint DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "subscriptions_supplier_id_id_pk" PRIMARY KEY("supplier_id","id"),
	CONSTRAINT "subscriptions_by_first_order" UNIQUE("supplier_id","first_order_number"),
	CONSTRAINT "subscriptions_cancelled" CHECK (interval_count > 0 and (status = 'CANCELLED') = (cancelled_at is not null))
);
--> statement-breakpoint
CREATE TABLE "supplier_characteristics" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"subject" text NOT NULL,
	"name" text NOT NULL,
	"required" boolean DEFAULT false NOT NULL,
	"options" text[] DEFAULT '{}' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "supplier_characteristics_supplier_id_id_pk" PRIMARY KEY("supplier_id","id"),
	CONSTRAINT "supplier_characteristics_by_name" UNIQUE("supplier_id","subject","name")
);
--> statement-breakpoint
CREATE TABLE "supplier_custom_contents" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"content_type" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "supplier_custom_contents_supplier_id_id_pk" PRIMARY KEY("supplier_id","id"),
	CONSTRAINT "supplier_custom_contents_by_title" UNIQUE("supplier_id","content_type","title")
);
--> statement-breakpoint
CREATE TABLE "supplier_segments" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "supplier_segments_supplier_id_id_pk" PRIMARY KEY("supplier_id","id"),
	CONSTRAINT "supplier_segments_by_name" UNIQUE("supplier_id","name")
);
--> statement-breakpoint
CREATE TABLE "supplier_static_texts" (
	"supplier_id" uuid NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "supplier_static_texts_supplier_id_language_name_pk" PRIMARY KEY("supplier_id","language","name")
);
--> statement-breakpoint
CREATE TABLE "supplier_terms" (
	"supplier_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "supplier_terms_supplier_id_version_pk" PRIMARY KEY("supplier_id","version")
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"address_text" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"hours" text DEFAULT '' NOT NULL,
	"opening" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"lead_hours" integer,
	CONSTRAINT "stores_supplier_id_id_pk" PRIMARY KEY("supplier_id","id"),
	CONSTRAINT "stores_lead" CHECK (lead_hours is null or lead_hours between 0 and 720)
);
--> statement-breakpoint
CREATE TABLE "supplier_domains" (
	"host" text PRIMARY KEY NOT NULL,
	"supplier_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suppliers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"listed" boolean DEFAULT true NOT NULL,
	"white_label" boolean DEFAULT false NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"theme" jsonb NOT NULL,
	"logo" text,
	"menu" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"footer" jsonb NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"company_id" text,
	"modules" text[] DEFAULT '{}' NOT NULL,
	"orderings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"analytics_id" text,
	CONSTRAINT "suppliers_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "supplier_changes" (
	"supplier_id" uuid NOT NULL,
	"tx" "xid8" NOT NULL,
	"seen_at" timestamp with time zone,
	CONSTRAINT "supplier_changes_supplier_id_tx_pk" PRIMARY KEY("supplier_id","tx")
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"facts" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"news" boolean DEFAULT false NOT NULL,
	"retry_until" timestamp with time zone DEFAULT now() + interval '5 days' NOT NULL,
	"given_up_at" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_subject_client_id_clients_id_fk" FOREIGN KEY ("subject_client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_only_at_suppliers_id_fk" FOREIGN KEY ("only_at") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_only_at_api_key_id_api_keys_supplier_id_id_fk" FOREIGN KEY ("only_at","api_key_id") REFERENCES "public"."api_keys"("supplier_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_tokens" ADD CONSTRAINT "login_tokens_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_tokens" ADD CONSTRAINT "login_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_codes" ADD CONSTRAINT "mailed_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_acceptances" ADD CONSTRAINT "terms_acceptances_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_acceptances" ADD CONSTRAINT "terms_acceptances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_acceptances" ADD CONSTRAINT "terms_acceptances_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor_recovery_codes" ADD CONSTRAINT "second_factor_recovery_codes_factor_id_second_factors_id_fk" FOREIGN KEY ("factor_id") REFERENCES "public"."second_factors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_step_challenges" ADD CONSTRAINT "second_step_challenges_factor_id_second_factors_id_fk" FOREIGN KEY ("factor_id") REFERENCES "public"."second_factors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_step_challenges" ADD CONSTRAINT "second_step_challenges_only_at_suppliers_id_fk" FOREIGN KEY ("only_at") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_links" ADD CONSTRAINT "action_links_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_coupons" ADD CONSTRAINT "cart_coupons_supplier_id_client_id_carts_supplier_id_client_id_fk" FOREIGN KEY ("supplier_id","client_id") REFERENCES "public"."carts"("supplier_id","client_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_locked_by_staff_id_fk" FOREIGN KEY ("locked_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_supplier_id_subscription_type_id_subscription_types_supplier_id_id_fk" FOREIGN KEY ("supplier_id","subscription_type_id") REFERENCES "public"."subscription_types"("supplier_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_additions" ADD CONSTRAINT "product_additions_supplier_id_product_id_products_supplier_id_id_fk" FOREIGN KEY ("supplier_id","product_id") REFERENCES "public"."products"("supplier_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_additions" ADD CONSTRAINT "product_additions_supplier_id_addition_id_products_supplier_id_id_fk" FOREIGN KEY ("supplier_id","addition_id") REFERENCES "public"."products"("supplier_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_alerts" ADD CONSTRAINT "availability_alerts_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_alerts" ADD CONSTRAINT "availability_alerts_supplier_id_product_id_products_supplier_id_id_fk" FOREIGN KEY ("supplier_id","product_id") REFERENCES "public"."products"("supplier_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_supplier_id_parent_id_categories_supplier_id_id_fk" FOREIGN KEY ("supplier_id","parent_id") REFERENCES "public"."categories"("supplier_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_supplier_id_category_id_categories_supplier_id_id_fk" FOREIGN KEY ("supplier_id","category_id") REFERENCES "public"."categories"("supplier_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_supplier_id_principal_id_products_supplier_id_id_fk" FOREIGN KEY ("supplier_id","principal_id") REFERENCES "public"."products"("supplier_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_levels" ADD CONSTRAINT "stock_levels_supplier_id_product_id_products_supplier_id_id_fk" FOREIGN KEY ("supplier_id","product_id") REFERENCES "public"."products"("supplier_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_segments" ADD CONSTRAINT "category_segments_supplier_id_category_id_categories_supplier_id_id_fk" FOREIGN KEY ("supplier_id","category_id") REFERENCES "public"."categories"("supplier_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_segments" ADD CONSTRAINT "category_segments_supplier_id_segment_id_supplier_segments_supplier_id_id_fk" FOREIGN KEY ("supplier_id","segment_id") REFERENCES "public"."supplier_segments"("supplier_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groupings" ADD CONSTRAINT "groupings_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_supplier_id_product_id_products_supplier_id_id_fk" FOREIGN KEY ("supplier_id","product_id") REFERENCES "public"."products"("supplier_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_term_days" ADD CONSTRAINT "search_term_days_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sector_categories" ADD CONSTRAINT "sector_categories_supplier_id_sector_id_sectors_supplier_id_id_fk" FOREIGN KEY ("supplier_id","sector_id") REFERENCES "public"."sectors"("supplier_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sector_categories" ADD CONSTRAINT "sector_categories_supplier_id_category_id_categories_supplier_id_id_fk" FOREIGN KEY ("supplier_id","category_id") REFERENCES "public"."categories"("supplier_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sectors" ADD CONSTRAINT "sectors_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sold_out" ADD CONSTRAINT "sold_out_supplier_id_product_id_products_supplier_id_id_fk" FOREIGN KEY ("supplier_id","product_id") REFERENCES "public"."products"("supplier_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "synonym_groups" ADD CONSTRAINT "synonym_groups_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "synonyms" ADD CONSTRAINT "synonyms_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_supplier_id_coupon_id_coupons_supplier_id_id_fk" FOREIGN KEY ("supplier_id","coupon_id") REFERENCES "public"."coupons"("supplier_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_owner_id_clients_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_terms" ADD CONSTRAINT "referral_terms_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_link_events" ADD CONSTRAINT "client_link_events_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_link_events" ADD CONSTRAINT "client_link_events_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_links" ADD CONSTRAINT "client_links_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_links" ADD CONSTRAINT "client_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_links" ADD CONSTRAINT "client_links_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "representative_clients" ADD CONSTRAINT "representative_clients_supplier_id_user_id_representatives_supplier_id_user_id_fk" FOREIGN KEY ("supplier_id","user_id") REFERENCES "public"."representatives"("supplier_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "representative_clients" ADD CONSTRAINT "representative_clients_supplier_id_client_id_customers_supplier_id_client_id_fk" FOREIGN KEY ("supplier_id","client_id") REFERENCES "public"."customers"("supplier_id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "representatives" ADD CONSTRAINT "representatives_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "representatives" ADD CONSTRAINT "representatives_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_areas" ADD CONSTRAINT "delivery_areas_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_holidays" ADD CONSTRAINT "delivery_holidays_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_slots" ADD CONSTRAINT "delivery_slots_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_days" ADD CONSTRAINT "slot_days_supplier_id_slot_id_delivery_slots_supplier_id_id_fk" FOREIGN KEY ("supplier_id","slot_id") REFERENCES "public"."delivery_slots"("supplier_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nfe_documents" ADD CONSTRAINT "nfe_documents_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nfe_documents" ADD CONSTRAINT "nfe_documents_supplier_id_order_number_orders_supplier_id_number_fk" FOREIGN KEY ("supplier_id","order_number") REFERENCES "public"."orders"("supplier_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_ratings" ADD CONSTRAINT "order_ratings_supplier_id_order_number_orders_supplier_id_number_fk" FOREIGN KEY ("supplier_id","order_number") REFERENCES "public"."orders"("supplier_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_combos" ADD CONSTRAINT "order_combos_supplier_id_order_number_orders_supplier_id_number_fk" FOREIGN KEY ("supplier_id","order_number") REFERENCES "public"."orders"("supplier_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_supplier_id_order_number_orders_supplier_id_number_fk" FOREIGN KEY ("supplier_id","order_number") REFERENCES "public"."orders"("supplier_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_supplier_id_order_number_orders_supplier_id_number_fk" FOREIGN KEY ("supplier_id","order_number") REFERENCES "public"."orders"("supplier_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_supplier_id_order_number_combo_order_combos_supplier_id_order_number_position_fk" FOREIGN KEY ("supplier_id","order_number","combo") REFERENCES "public"."order_combos"("supplier_id","order_number","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_supplier_id_order_number_orders_supplier_id_number_fk" FOREIGN KEY ("supplier_id","order_number") REFERENCES "public"."orders"("supplier_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_quotes" ADD CONSTRAINT "order_quotes_supplier_id_order_number_orders_supplier_id_number_fk" FOREIGN KEY ("supplier_id","order_number") REFERENCES "public"."orders"("supplier_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_accounts" ADD CONSTRAINT "payment_accounts_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boleto_numbers" ADD CONSTRAINT "boleto_numbers_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "titles" ADD CONSTRAINT "titles_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "titles" ADD CONSTRAINT "titles_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_pricing" ADD CONSTRAINT "client_pricing_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_pricing" ADD CONSTRAINT "client_pricing_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_pricing" ADD CONSTRAINT "client_pricing_supplier_id_table_id_price_tables_supplier_id_id_fk" FOREIGN KEY ("supplier_id","table_id") REFERENCES "public"."price_tables"("supplier_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_grants" ADD CONSTRAINT "price_grants_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_grants" ADD CONSTRAINT "price_grants_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_grants" ADD CONSTRAINT "price_grants_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_policies" ADD CONSTRAINT "price_policies_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_table_prices" ADD CONSTRAINT "price_table_prices_supplier_id_table_id_price_tables_supplier_id_id_fk" FOREIGN KEY ("supplier_id","table_id") REFERENCES "public"."price_tables"("supplier_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_tables" ADD CONSTRAINT "price_tables_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suppliers_with_client_prices" ADD CONSTRAINT "suppliers_with_client_prices_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deletion_requests" ADD CONSTRAINT "deletion_requests_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deletion_requests" ADD CONSTRAINT "deletion_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deletion_requests" ADD CONSTRAINT "deletion_requests_asked_in_suppliers_id_fk" FOREIGN KEY ("asked_in") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotional_combo_counters" ADD CONSTRAINT "promotional_combo_counters_supplier_id_combo_id_promotional_combos_supplier_id_id_fk" FOREIGN KEY ("supplier_id","combo_id") REFERENCES "public"."promotional_combos"("supplier_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotional_combo_items" ADD CONSTRAINT "promotional_combo_items_supplier_id_combo_id_promotional_combos_supplier_id_id_fk" FOREIGN KEY ("supplier_id","combo_id") REFERENCES "public"."promotional_combos"("supplier_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotional_combo_items" ADD CONSTRAINT "promotional_combo_items_supplier_id_product_id_products_supplier_id_id_fk" FOREIGN KEY ("supplier_id","product_id") REFERENCES "public"."products"("supplier_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotional_combo_uses" ADD CONSTRAINT "promotional_combo_uses_supplier_id_combo_id_promotional_combos_supplier_id_id_fk" FOREIGN KEY ("supplier_id","combo_id") REFERENCES "public"."promotional_combos"("supplier_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotional_combos" ADD CONSTRAINT "promotional_combos_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_list_items" ADD CONSTRAINT "shopping_list_items_supplier_id_list_id_shopping_lists_supplier_id_id_fk" FOREIGN KEY ("supplier_id","list_id") REFERENCES "public"."shopping_lists"("supplier_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_list_items" ADD CONSTRAINT "shopping_list_items_supplier_id_product_id_products_supplier_id_id_fk" FOREIGN KEY ("supplier_id","product_id") REFERENCES "public"."products"("supplier_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_lists" ADD CONSTRAINT "shopping_lists_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_lists" ADD CONSTRAINT "shopping_lists_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_periods" ADD CONSTRAINT "subscription_periods_supplier_id_subscription_id_subscriptions_supplier_id_id_fk" FOREIGN KEY ("supplier_id","subscription_id") REFERENCES "public"."subscriptions"("supplier_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_types" ADD CONSTRAINT "subscription_types_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_supplier_id_type_id_subscription_types_supplier_id_id_fk" FOREIGN KEY ("supplier_id","type_id") REFERENCES "public"."subscription_types"("supplier_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_characteristics" ADD CONSTRAINT "supplier_characteristics_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_custom_contents" ADD CONSTRAINT "supplier_custom_contents_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_segments" ADD CONSTRAINT "supplier_segments_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_static_texts" ADD CONSTRAINT "supplier_static_texts_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_terms" ADD CONSTRAINT "supplier_terms_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_domains" ADD CONSTRAINT "supplier_domains_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customers_by_erp_code" ON "customers" USING btree ("supplier_id","erp_code");--> statement-breakpoint
CREATE INDEX "customers_not_approved" ON "customers" USING btree ("supplier_id","created_at") WHERE not approved;--> statement-breakpoint
CREATE INDEX "login_attempts_by_age" ON "login_attempts" USING btree ("window_started_at");--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_by_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_by_opener" ON "sessions" USING btree ("opened_by") WHERE opened_by is not null;--> statement-breakpoint
CREATE INDEX "sessions_by_api_key" ON "sessions" USING btree ("only_at","api_key_id");--> statement-breakpoint
CREATE INDEX "users_by_client" ON "users" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "audit_events_by_user" ON "audit_events" USING btree ("supplier_id","user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "registrations_by_expiry" ON "registrations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "memberships_by_staff" ON "memberships" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_by_staff" ON "staff_sessions" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_by_expiry" ON "staff_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "addresses_by_client" ON "addresses" USING btree ("client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_primary" ON "addresses" USING btree ("client_id") WHERE is_primary and not billing and deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_billing" ON "addresses" USING btree ("client_id") WHERE billing and deleted_at is null;--> statement-breakpoint
CREATE INDEX "municipalities_by_state" ON "municipalities" USING btree ("state","name");--> statement-breakpoint
CREATE INDEX "availability_alerts_due" ON "availability_alerts" USING btree ("supplier_id","due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "products_by_category" ON "products" USING btree ("supplier_id","category_id","popularity" DESC NULLS LAST,"id") WHERE active;--> statement-breakpoint
CREATE INDEX "products_by_root_category" ON "products" USING btree ("supplier_id","root_category_id","popularity" DESC NULLS LAST,"id") WHERE active;--> statement-breakpoint
CREATE INDEX "products_by_popularity" ON "products" USING btree ("supplier_id","popularity" DESC NULLS LAST,"id") WHERE active;--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("supplier_id","price","id") WHERE active;--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" USING btree ("supplier_id","name","id") WHERE active;--> statement-breakpoint
CREATE INDEX "products_by_ean" ON "products" USING btree ("supplier_id","ean");--> statement-breakpoint
CREATE INDEX "products_by_brand" ON "products" USING btree ("supplier_id","brand_key","popularity" DESC NULLS LAST,"id") WHERE active;--> statement-breakpoint
CREATE INDEX "products_by_principal" ON "products" USING btree ("supplier_id","principal_id") WHERE principal_id is not null;--> statement-breakpoint
CREATE INDEX "products_by_search" ON "products" USING gin ("supplier_id","search");--> statement-breakpoint
CREATE INDEX "category_segments_by_segment" ON "category_segments" USING btree ("supplier_id","segment_id");--> statement-breakpoint
CREATE INDEX "search_words_by_likeness" ON "search_words" USING gin ("supplier_id","word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "coupon_tries_by_age" ON "coupon_tries" USING btree ("supplier_id","window_started_at");--> statement-breakpoint
CREATE INDEX "coupon_uses_by_client" ON "coupon_uses" USING btree ("supplier_id","coupon_id","client_id");--> statement-breakpoint
CREATE INDEX "coupons_automatic" ON "coupons" USING btree ("supplier_id") WHERE automatic and active;--> statement-breakpoint
CREATE INDEX "coupons_by_client" ON "coupons" USING btree ("supplier_id","client_id");--> statement-breakpoint
CREATE INDEX "client_link_events_by_client" ON "client_link_events" USING btree ("client_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "client_links_open" ON "client_links" USING btree ("client_id","email") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "client_links_by_user" ON "client_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "representative_clients_by_client" ON "representative_clients" USING btree ("supplier_id","client_id");--> statement-breakpoint
CREATE INDEX "delivery_areas_by_shape" ON "delivery_areas" USING gist ("shape");--> statement-breakpoint
CREATE INDEX "delivery_areas_by_range" ON "delivery_areas" USING btree ("supplier_id","postal_from","postal_to") WHERE postal_from is not null;--> statement-breakpoint
CREATE INDEX "nfe_documents_by_order" ON "nfe_documents" USING btree ("supplier_id","order_number","issued_at");--> statement-breakpoint
CREATE INDEX "nfe_documents_by_client" ON "nfe_documents" USING btree ("supplier_id","client_id");--> statement-breakpoint
CREATE INDEX "live_tickets_by_age" ON "live_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "order_ratings_by_time" ON "order_ratings" USING btree ("supplier_id","changed_at" DESC NULLS FIRST,"order_number" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "order_keys_by_age" ON "order_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_quotes_by_validity" ON "order_quotes" USING btree ("valid_until");--> statement-breakpoint
CREATE INDEX "orders_by_client" ON "orders" USING btree ("supplier_id","client_id","created_at" DESC NULLS FIRST,"number" DESC NULLS FIRST,left("fingerprint", 16));--> statement-breakpoint
CREATE INDEX "orders_by_time" ON "orders" USING btree ("supplier_id","created_at" DESC NULLS FIRST,"number" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "charge_events_by_charge" ON "charge_events" USING btree ("supplier_id","charge_id");--> statement-breakpoint
CREATE INDEX "charges_by_order" ON "charges" USING btree ("supplier_id","order_number");--> statement-breakpoint
CREATE INDEX "charges_with_errand" ON "charges" USING btree ("errand_at") WHERE "charges"."errand" is not null;--> statement-breakpoint
CREATE INDEX "titles_by_client" ON "titles" USING btree ("supplier_id","client_id","due_on" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "titles_open" ON "titles" USING btree ("supplier_id","client_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "titles_by_charge" ON "titles" USING btree ("supplier_id","charge_id");--> statement-breakpoint
CREATE UNIQUE INDEX "price_grants_standing" ON "price_grants" USING btree ("supplier_id","client_id","product_id") WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX "price_grants_by_client" ON "price_grants" USING btree ("supplier_id","client_id","id");--> statement-breakpoint
CREATE INDEX "deletion_requests_due" ON "deletion_requests" USING btree ("due_at") WHERE done_at is null and due_at is not null;--> statement-breakpoint
CREATE INDEX "promotional_combo_uses_by_client" ON "promotional_combo_uses" USING btree ("supplier_id","combo_id","client_id");--> statement-breakpoint
CREATE INDEX "promotional_combos_active" ON "promotional_combos" USING btree ("supplier_id","position","id") WHERE active;--> statement-breakpoint
CREATE INDEX "shopping_lists_by_client" ON "shopping_lists" USING btree ("supplier_id","client_id");--> statement-breakpoint
CREATE INDEX "subscriptions_by_next_date" ON "subscriptions" USING btree ("supplier_id","next_date") WHERE status = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "subscriptions_by_client" ON "subscriptions" USING btree ("supplier_id","client_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "supplier_domains_by_supplier" ON "supplier_domains" USING btree ("supplier_id","position");--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mail_outbox" USING btree ("news","next_try_at") WHERE given_up_at is null;