CREATE TABLE "rated_products" (
	"supplier_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"order_number" bigint NOT NULL,
	"stars" smallint NOT NULL,
	CONSTRAINT "rated_products_supplier_id_product_id_order_number_pk" PRIMARY KEY("supplier_id","product_id","order_number")
);
--> statement-breakpoint
ALTER TABLE "order_ratings" ADD COLUMN "published" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_ratings" ADD COLUMN "author" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_ratings" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rated_products" ADD CONSTRAINT "rated_products_supplier_id_order_number_order_ratings_supplier_id_order_number_fk" FOREIGN KEY ("supplier_id","order_number") REFERENCES "public"."order_ratings"("supplier_id","order_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Whoever writes a rating, also a process of the version before: its order's products have its stars.
CREATE FUNCTION note_rated_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO rated_products (supplier_id, product_id, order_number, stars)
    SELECT DISTINCT supplier_id, product_id, order_number, NEW.stars FROM order_lines
    WHERE supplier_id = NEW.supplier_id AND order_number = NEW.order_number AND price_reason <> 'gift'
    ON CONFLICT (supplier_id, product_id, order_number) DO UPDATE SET stars = excluded.stars;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER rated_products_noted AFTER INSERT OR UPDATE OF stars ON order_ratings
  FOR EACH ROW EXECUTE FUNCTION note_rated_products();
