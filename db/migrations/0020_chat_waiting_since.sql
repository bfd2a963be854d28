ALTER TABLE "chat_rooms" ADD COLUMN "waiting_since" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "chat_rooms_waiting" ON "chat_rooms" USING btree ("supplier_id","waiting_since") WHERE waiting_since is not null;--> statement-breakpoint
-- Written by hand. In open rooms the client waits since the first message after the shop's last one.
UPDATE "chat_rooms" AS r SET "waiting_since" = m.first_unanswered
FROM (
	SELECT c."supplier_id", c."room_id", min(c."sent_at") AS first_unanswered
	FROM "chat_messages" c
	WHERE c."side" = 'client' AND c."number" > (
		SELECT coalesce(max(s."number"), 0) FROM "chat_messages" s
		WHERE s."supplier_id" = c."supplier_id" AND s."room_id" = c."room_id" AND s."side" = 'shop'
	)
	GROUP BY c."supplier_id", c."room_id"
) AS m
WHERE r."supplier_id" = m."supplier_id" AND r."id" = m."room_id" AND r."closed_at" IS NULL;
