-- The words of a product for the index `products_by_words`, each behind its supplier's key, with fields and places.
-- plpgsql, because an inlined function has no cost of its own: it takes as long as twenty matches of `search`.
CREATE FUNCTION words_of_supplier(supplier_id uuid, search tsvector) RETURNS tsvector
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 500 AS $$
DECLARE
  key text := '''' || left(md5(supplier_id::text), 8);
  words tsvector := search;
BEGIN
  -- A word has at most 2,046 bytes; nobody types one that has no room for the key.
  IF octet_length(words::text) > 2038 THEN
    words := ts_delete(words, array(
      SELECT word FROM unnest(tsvector_to_array(words)) AS word WHERE octet_length(word) > 2038));
  END IF;
  IF words = ''::tsvector THEN
    RETURN words;
  END IF;
  RETURN (key || substr(replace(words::text, ' ''', ' ' || key), 2))::tsvector;
END $$;
