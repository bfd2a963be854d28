-- What an index computes has statistics from the next ANALYZE on, and tables that hardly change are not analyzed by themselves for long.
ANALYZE "suppliers";--> statement-breakpoint
ANALYZE "clients";--> statement-breakpoint
ANALYZE "products";
