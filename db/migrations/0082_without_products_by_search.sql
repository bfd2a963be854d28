-- `products_by_words` takes its place. While the former version still serves, it searches a shop's products one by one.
DROP INDEX IF EXISTS "products_by_search";
