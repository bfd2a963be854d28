CREATE TABLE "recommendation_feedback" (
	"supplier_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"action" text NOT NULL,
	"view" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "recommendation_feedback_supplier_id_session_id_product_id_action_pk" PRIMARY KEY("supplier_id","session_id","product_id","action")
);
--> statement-breakpoint
CREATE TABLE "recommendation_pairs" (
	"supplier_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"with_id" uuid NOT NULL,
	"weight" double precision NOT NULL,
	CONSTRAINT "recommendation_pairs_supplier_id_product_id_with_id_pk" PRIMARY KEY("supplier_id","product_id","with_id"),
	CONSTRAINT "recommendation_pairs_others" CHECK (product_id <> with_id)
);
--> statement-breakpoint
CREATE TABLE "recommendation_products" (
	"supplier_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"together" uuid[] DEFAULT '{}' NOT NULL,
	"together_scores" real[] DEFAULT '{}' NOT NULL,
	"similar" uuid[] DEFAULT '{}' NOT NULL,
	"similar_scores" real[] DEFAULT '{}' NOT NULL,
	"repeats" integer DEFAULT 0 NOT NULL,
	"log_days" double precision DEFAULT 0 NOT NULL,
	"shown" integer DEFAULT 0 NOT NULL,
	"clicked" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"hidden" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "recommendation_products_supplier_id_product_id_pk" PRIMARY KEY("supplier_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "recommendation_progress" (
	"supplier_id" uuid PRIMARY KEY NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"read_number" bigint NOT NULL,
	"compared_id" uuid,
	"compared_at" timestamp with time zone,
	"ran_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recommendation_reactions" (
	"supplier_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"hidden_at" timestamp with time zone,
	"interested_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recommendation_reactions_supplier_id_client_id_product_id_pk" PRIMARY KEY("supplier_id","client_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "recommendation_regions" (
	"supplier_id" uuid NOT NULL,
	"region" text NOT NULL,
	"product_id" uuid NOT NULL,
	"weight" double precision NOT NULL,
	"buyers" integer NOT NULL,
	CONSTRAINT "recommendation_regions_supplier_id_region_product_id_pk" PRIMARY KEY("supplier_id","region","product_id")
);
--> statement-breakpoint
ALTER TABLE "recommendation_progress" ADD CONSTRAINT "recommendation_progress_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendation_reactions" ADD CONSTRAINT "recommendation_reactions_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recommendation_feedback_by_time" ON "recommendation_feedback" USING btree ("supplier_id","at");--> statement-breakpoint
CREATE INDEX "recommendation_reactions_by_time" ON "recommendation_reactions" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "recommendation_regions_by_weight" ON "recommendation_regions" USING btree ("supplier_id","region","weight" DESC NULLS FIRST,"product_id");