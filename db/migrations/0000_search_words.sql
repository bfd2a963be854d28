CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION vitrine (COPY = pg_catalog.portuguese);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION vitrine ALTER MAPPING FOR hword, hword_part, word WITH unaccent, portuguese_stem;--> statement-breakpoint
-- Lower case without accents, for likeness; immutable so that it can be indexed.
CREATE FUNCTION folded(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN lower(unaccent('unaccent'::regdictionary, value));
--> statement-breakpoint
-- What is indexed for search: folded, and cut into runs of letters and runs of digits, so that '500ml', '500 ml',
-- 'C/TAMPA' and 'AT-100' are found by their parts. `features/catalog/domain/search-terms.ts` cuts the question alike.
CREATE FUNCTION searchable(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN regexp_replace(folded(value), '[^[:alnum:]]+|(?<=[0-9])(?=[[:alpha:]])|(?<=[[:alpha:]])(?=[0-9])', ' ', 'g');
