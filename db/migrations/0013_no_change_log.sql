-- Orders query what they charge (decision 024), so changes are notified and no longer written down.
CREATE OR REPLACE FUNCTION notify_supplier_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  supplier uuid;
BEGIN
  FOR supplier IN EXECUTE format('SELECT DISTINCT %I FROM changed', TG_ARGV[0]) LOOP
    PERFORM pg_notify('supplier_changed', concat_ws(' ', supplier, TG_ARGV[1]));
  END LOOP;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TABLE "supplier_changes" CASCADE;
