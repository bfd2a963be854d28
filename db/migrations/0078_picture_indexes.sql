-- concurrently
CREATE INDEX CONCURRENTLY "picture_facts_unnamed" ON "picture_facts" USING btree ("unnamed_since") WHERE unnamed_since is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "product_pictures_by_picture" ON "product_pictures" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "products_by_picture" ON "products" USING btree ("picture") WHERE picture is not null;
