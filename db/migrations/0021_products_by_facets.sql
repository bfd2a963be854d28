-- What filters and the counts beside a list read, so that neither reads the products themselves.
CREATE INDEX products_by_facets ON products (supplier_id, root_category_id, category_id)
INCLUDE (id, popularity, price, brand_key, tags, groupings, principal_id, smallest_order) WHERE active;
