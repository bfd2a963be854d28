CREATE TABLE "promotions" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"label" text NOT NULL,
	"condition" jsonb NOT NULL,
	"reward" jsonb NOT NULL,
	"audience" jsonb NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"priority" integer NOT NULL,
	"not_with_policy" boolean NOT NULL,
	"per_order" integer,
	"per_client" integer,
	"use_limit" integer,
	"budget" bigint,
	"active" boolean DEFAULT true NOT NULL,
	"exhausted" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promotions_supplier_id_id_pk" PRIMARY KEY("supplier_id","id"),
	CONSTRAINT "promotions_limits" CHECK (per_order > 0 and per_client > 0 and use_limit > 0 and budget > 0)
);
--> statement-breakpoint
CREATE TABLE "promotion_counters" (
	"supplier_id" uuid NOT NULL,
	"promotion_id" uuid NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"saved" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "promotion_counters_supplier_id_promotion_id_pk" PRIMARY KEY("supplier_id","promotion_id"),
	CONSTRAINT "promotion_counters_given" CHECK (used >= 0 and saved >= 0)
);
--> statement-breakpoint
CREATE TABLE "promotion_uses" (
	"supplier_id" uuid NOT NULL,
	"order_number" bigint NOT NULL,
	"promotion_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"times" integer NOT NULL,
	"saved" bigint NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promotion_uses_supplier_id_order_number_promotion_id_pk" PRIMARY KEY("supplier_id","order_number","promotion_id"),
	CONSTRAINT "promotion_uses_given" CHECK (times > 0 and saved >= 0)
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "promotions" jsonb;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "promotion_discount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "missing_gifts" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_counters" ADD CONSTRAINT "promotion_counters_supplier_id_promotion_id_promotions_supplier_id_id_fk" FOREIGN KEY ("supplier_id","promotion_id") REFERENCES "public"."promotions"("supplier_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_uses" ADD CONSTRAINT "promotion_uses_supplier_id_promotion_id_promotions_supplier_id_id_fk" FOREIGN KEY ("supplier_id","promotion_id") REFERENCES "public"."promotions"("supplier_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promotions_active" ON "promotions" USING btree ("supplier_id","id") WHERE active;--> statement-breakpoint
CREATE INDEX "promotion_uses_by_client" ON "promotion_uses" USING btree ("supplier_id","promotion_id","client_id");--> statement-breakpoint
-- Written by hand from here on. Visitors see promotions on products; of what orders were given only that nothing is left.
SELECT notify_changes_of('promotions');--> statement-breakpoint
CREATE FUNCTION mark_exhausted_promotions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE promotions SET exhausted = NOT promotions.exhausted
  FROM after
  WHERE promotions.supplier_id = after.supplier_id AND promotions.id = after.promotion_id
    AND promotions.exhausted
      <> (coalesce(after.used >= promotions.use_limit, false) OR coalesce(after.saved >= promotions.budget, false));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER mark_exhausted AFTER UPDATE ON promotion_counters REFERENCING NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION mark_exhausted_promotions();
