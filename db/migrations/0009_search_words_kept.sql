-- Keeps the words of a supplier's products. A word that no product has any more stays: whoever reads asks the products too.
-- Words are put in in their order, so that two who write products at once do not wait for each other in a circle.
CREATE FUNCTION keep_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words (supplier_id, word)
  SELECT DISTINCT changed.supplier_id, lexeme
  FROM changed CROSS JOIN LATERAL unnest(tsvector_to_array(changed.search)) AS lexeme
  WHERE lexeme ~ '^[[:alpha:]]{3,40}$'
    AND NOT EXISTS (
      SELECT FROM search_words known WHERE known.supplier_id = changed.supplier_id AND known.word = lexeme
    )
  ORDER BY 1, 2
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER search_words_of_new AFTER INSERT ON "products" REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();--> statement-breakpoint
CREATE TRIGGER search_words_of_changed AFTER UPDATE ON "products" REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();--> statement-breakpoint
INSERT INTO search_words (supplier_id, word)
SELECT DISTINCT supplier_id, lexeme FROM products CROSS JOIN LATERAL unnest(tsvector_to_array(search)) AS lexeme
WHERE lexeme ~ '^[[:alpha:]]{3,40}$';
