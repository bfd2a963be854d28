-- concurrently
CREATE INDEX CONCURRENTLY "clients_by_name" ON "clients" USING btree (folded("name") COLLATE "C","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "suppliers_by_name" ON "suppliers" USING btree (folded("name"),"id");
