-- Search, first of all: the products' generated columns use it. PostgreSQL's trusted extensions.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
-- For an index that begins with the supplier and goes on with the likeness of a word.
CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
-- Words are indexed as they are written, without accents, and none is left out. Number, gender and abbreviations are forms of the
-- query (`features/catalog/domain/search/search-forms.ts`): a stem would let 'aspirad' find aspirin.
CREATE TEXT SEARCH CONFIGURATION vitrine (COPY = pg_catalog.portuguese);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION vitrine ALTER MAPPING FOR asciiword, asciihword, hword_asciipart, hword, hword_part, word WITH simple;--> statement-breakpoint
-- Lower case without accents; immutable, so that it can be indexed.
CREATE FUNCTION folded(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN lower(unaccent('unaccent'::regdictionary, value));--> statement-breakpoint
-- What is indexed for search: folded, and cut into runs of letters and runs of digits, so that '500ml', '500 ml', 'C/TAMPA' and
-- 'AT-100' are found by their parts. `features/catalog/domain/search/search-terms.ts` cuts the query alike.
CREATE FUNCTION searchable(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN regexp_replace(folded(value), '[^[:alnum:]]+|(?<=[0-9])(?=[[:alpha:]])|(?<=[[:alpha:]])(?=[0-9])', ' ', 'g');
