-- concurrently
CREATE INDEX CONCURRENTLY "subscriptions_due" ON "subscriptions" USING btree ("next_date") WHERE status = 'ACTIVE';