CREATE TABLE "deletion_requests" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"asked_in" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"done_at" timestamp with time zone
);--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "fiscal_document" text;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "forgotten_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "adults_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "adult_mark" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "adults_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "adult_declared_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "utm_source" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "utm_campaign" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "utm_all" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "deletion_requests" ADD CONSTRAINT "deletion_requests_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deletion_requests" ADD CONSTRAINT "deletion_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deletion_requests" ADD CONSTRAINT "deletion_requests_asked_in_suppliers_id_fk" FOREIGN KEY ("asked_in") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deletion_requests_due" ON "deletion_requests" USING btree ("due_at") WHERE done_at is null and due_at is not null;--> statement-breakpoint
CREATE FUNCTION keep_adults_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.adults_only := NEW.adult_mark OR EXISTS (
		SELECT 1 FROM categories
		WHERE supplier_id = NEW.supplier_id AND id IN (NEW.category_id, NEW.root_category_id) AND adults_only
	);
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER products_adults_only BEFORE INSERT OR UPDATE OF adult_mark, category_id, root_category_id ON products
FOR EACH ROW EXECUTE FUNCTION keep_adults_only();--> statement-breakpoint
CREATE FUNCTION pass_on_adults_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE products SET adult_mark = adult_mark
	WHERE supplier_id = NEW.supplier_id AND NEW.id IN (category_id, root_category_id);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER categories_adults_only AFTER UPDATE OF adults_only ON categories
FOR EACH ROW WHEN (OLD.adults_only IS DISTINCT FROM NEW.adults_only) EXECUTE FUNCTION pass_on_adults_only();
