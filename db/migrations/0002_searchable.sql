-- What is indexed for search: folded, and cut into runs of letters and runs of digits, so that '500ml', '500 ml',
-- 'C/TAMPA' and 'AT-100' are found by their parts. `features/catalog/domain/search-terms.ts` cuts the question alike.
CREATE FUNCTION searchable(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN regexp_replace(folded(value), '[^[:alnum:]]+|(?<=[0-9])(?=[[:alpha:]])|(?<=[[:alpha:]])(?=[0-9])', ' ', 'g');
