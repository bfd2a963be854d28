CREATE TABLE "rated_products" (
	"supplier_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"order_number" bigint NOT NULL,
	"stars" smallint NOT NULL,
	CONSTRAINT "rated_products_supplier_id_product_id_order_number_pk" PRIMARY KEY("supplier_id","product_id","order_number")
);
--> statement-breakpoint
-- Before the ratings' table is locked: this reads all of them.
INSERT INTO rated_products (supplier_id, product_id, order_number, stars)
  SELECT DISTINCT line.supplier_id, line.product_id, line.order_number, rating.stars
  FROM order_ratings AS rating
  JOIN order_lines AS line ON line.supplier_id = rating.supplier_id AND line.order_number = rating.order_number
    AND line.price_reason <> 'gift';--> statement-breakpoint
ALTER TABLE "order_ratings" ADD COLUMN "published" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_ratings" ADD COLUMN "author" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_ratings" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rated_products" ADD CONSTRAINT "rated_products_supplier_id_order_number_order_ratings_supplier_id_order_number_fk" FOREIGN KEY ("supplier_id","order_number") REFERENCES "public"."order_ratings"("supplier_id","order_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- The products of a rated order get its stars, also where a process of the former version writes the rating.
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
  FOR EACH ROW EXECUTE FUNCTION note_rated_products();--> statement-breakpoint
-- Ratings that were written between the first look and the trigger.
INSERT INTO rated_products (supplier_id, product_id, order_number, stars)
  SELECT DISTINCT line.supplier_id, line.product_id, line.order_number, rating.stars
  FROM order_ratings AS rating
  JOIN order_lines AS line ON line.supplier_id = rating.supplier_id AND line.order_number = rating.order_number
    AND line.price_reason <> 'gift'
  WHERE rating.changed_at > now() - interval '1 hour'
  ON CONFLICT (supplier_id, product_id, order_number) DO UPDATE SET stars = excluded.stars;
