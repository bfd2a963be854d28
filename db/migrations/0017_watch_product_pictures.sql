-- The picture that a product had alone is now the first of several.
INSERT INTO product_pictures (supplier_id, product_id, position, picture_id)
SELECT supplier_id, id, 0, picture FROM products WHERE picture IS NOT NULL;
--> statement-breakpoint
SELECT tell_changes_of('product_pictures');
