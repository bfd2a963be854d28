CREATE TABLE "automatic_group_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "automatic_group_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 20),
	"supplier_id" uuid NOT NULL,
	"client_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "automatic_groups" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"rule" jsonb NOT NULL,
	"table_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"cursor" uuid,
	"computed_at" timestamp with time zone,
	"joined_count" integer DEFAULT 0 NOT NULL,
	"left_count" integer DEFAULT 0 NOT NULL,
	"emptying" boolean DEFAULT false NOT NULL,
	CONSTRAINT "automatic_groups_supplier_id_id_pk" PRIMARY KEY("supplier_id","id"),
	CONSTRAINT "automatic_groups_by_name" UNIQUE("supplier_id","name")
);
--> statement-breakpoint
ALTER TABLE "automatic_groups" ADD CONSTRAINT "automatic_groups_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automatic_groups" ADD CONSTRAINT "automatic_groups_supplier_id_table_id_price_tables_supplier_id_id_fk" FOREIGN KEY ("supplier_id","table_id") REFERENCES "public"."price_tables"("supplier_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "automatic_groups_by_due" ON "automatic_groups" USING btree ("due_at");--> statement-breakpoint
-- Written by hand. The groups of new customers, and of those whose approval or tags have changed, are computed soon; nothing is noted
-- where the shop has no automatic group.
CREATE FUNCTION note_automatic_group_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO automatic_group_changes (supplier_id, client_id)
	SELECT NEW.supplier_id, NEW.client_id
	WHERE EXISTS (SELECT FROM automatic_groups WHERE supplier_id = NEW.supplier_id);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER automatic_groups_of_new_customer AFTER INSERT ON customers FOR EACH ROW
	EXECUTE FUNCTION note_automatic_group_change();--> statement-breakpoint
CREATE TRIGGER automatic_groups_of_changed_customer AFTER UPDATE ON customers FOR EACH ROW
	WHEN ((OLD.approved, OLD.refused_at, OLD.tags) IS DISTINCT FROM (NEW.approved, NEW.refused_at, NEW.tags))
	EXECUTE FUNCTION note_automatic_group_change();
