-- concurrently
CREATE INDEX CONCURRENTLY "staff_sessions_by_end" ON "staff_sessions" USING btree (coalesce(ended_at, expires_at));--> statement-breakpoint
CREATE INDEX CONCURRENTLY "product_alerts_closed" ON "product_alerts" USING btree (greatest(sent_at, cancelled_at, last_sent_at)) WHERE sent_at is not null or cancelled_at is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "slot_days_by_date" ON "slot_days" USING btree ("date");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "export_runs_by_finish" ON "export_runs" USING btree ("finished_at");