CREATE TABLE "supplier_changes" (
	"supplier_id" uuid NOT NULL,
	"tx" xid8 NOT NULL,
	"seen_at" timestamp with time zone,
	CONSTRAINT "supplier_changes_supplier_id_tx_pk" PRIMARY KEY("supplier_id","tx")
);

--> statement-breakpoint
-- What is told at the commit is also written down, so that an order's transaction can ask whether anything has changed since
-- what it goes by was read. Stock alone is not: an order takes its stock under a lock.
CREATE OR REPLACE FUNCTION tell_supplier_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  supplier uuid;
BEGIN
  FOR supplier IN EXECUTE format('SELECT DISTINCT %I FROM changed', TG_ARGV[0]) LOOP
    PERFORM pg_notify('supplier_changed', concat_ws(' ', supplier, TG_ARGV[1]));
    IF TG_ARGV[1] IS NULL THEN
      INSERT INTO supplier_changes (supplier_id, tx) VALUES (supplier, pg_current_xact_id()) ON CONFLICT DO NOTHING;
    END IF;
  END LOOP;
  RETURN NULL;
END
$$;
--> statement-breakpoint
SELECT tell_changes_of('delivery_holidays');
--> statement-breakpoint
-- Of coupons only that there is a first one: how often they were used changes with each order.
CREATE TRIGGER tell_insert AFTER INSERT ON coupons REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION tell_supplier_changed('supplier_id');
