-- The index holds words as they are written, folded, without leaving any out. Number, gender and abbreviations are
-- forms of the question (`features/catalog/domain/search-forms.ts`): a stem would let 'aspirad' find aspirin.
ALTER TEXT SEARCH CONFIGURATION vitrine ALTER MAPPING FOR asciiword, asciihword, hword_asciipart, hword, hword_part, word WITH simple;--> statement-breakpoint
-- The same expression again, so that every row is written anew.
ALTER TABLE "products" ALTER COLUMN "search" SET EXPRESSION AS (setweight(to_tsvector('vitrine', searchable(name)), 'A') || setweight(to_tsvector('vitrine', searchable(brand)), 'B') || setweight(to_tsvector('vitrine', searchable(sku || ' ' || coalesce(ean, ''))), 'A') || setweight(to_tsvector('vitrine', searchable(description)), 'D'));--> statement-breakpoint
-- Without a list of pending entries, which every search would have to read through after an import.
ALTER INDEX "products_by_search" SET (fastupdate = off);
--> statement-breakpoint
-- For an index that begins with the supplier and goes on with the likeness of a word.
CREATE EXTENSION IF NOT EXISTS btree_gin;
