-- The words of a product for the index `products_by_words`, each behind its supplier's key, with fields and places.
-- plpgsql, because an inlined function has no cost of its own: it takes as long as twenty matches of `search`.
CREATE FUNCTION words_of_supplier(supplier_id uuid, search tsvector) RETURNS tsvector
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 500 AS $$
DECLARE
  key text := '''' || left(md5(supplier_id::text), 8);
BEGIN
  IF search = ''::tsvector THEN
    RETURN search;
  END IF;
  RETURN (key || substr(replace(search::text, ' ''', ' ' || key), 2))::tsvector;
END $$;
