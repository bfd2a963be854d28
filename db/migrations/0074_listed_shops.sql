-- concurrently
CREATE INDEX CONCURRENTLY "suppliers_listed" ON "suppliers" USING btree ("name","slug") WHERE "suppliers"."listed" and "suppliers"."state" = 'open';
