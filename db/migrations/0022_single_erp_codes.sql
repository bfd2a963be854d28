-- Written by hand. Of the clients that have one code the first keeps it: with two of them a login by the code was refused to both.
UPDATE "customers" AS later SET "erp_code" = NULL
WHERE later."erp_code" IS NOT NULL AND EXISTS (
	SELECT FROM "customers" earlier
	WHERE earlier."supplier_id" = later."supplier_id" AND earlier."erp_code" = later."erp_code"
		AND (earlier."created_at", earlier."id") < (later."created_at", later."id")
);--> statement-breakpoint
DROP INDEX "customers_by_erp_code";--> statement-breakpoint
CREATE INDEX "chat_messages_by_author" ON "chat_messages" USING btree ("supplier_id","author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_by_erp_code" ON "customers" USING btree ("supplier_id","erp_code") WHERE erp_code is not null;