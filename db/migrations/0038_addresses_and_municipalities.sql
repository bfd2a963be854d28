CREATE TABLE "municipalities" (
	"code" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"is_capital" boolean NOT NULL
);
--> statement-breakpoint
CREATE INDEX "municipalities_by_state" ON "municipalities" USING btree ("state","name");--> statement-breakpoint
-- What the index forbids from now on: the first primary address made stays one, and what was taken off is none.
UPDATE "addresses" a SET "is_primary" = false WHERE a."is_primary" AND (a."billing" OR a."deleted_at" IS NOT NULL OR EXISTS (
	SELECT FROM "addresses" o WHERE o."client_id" = a."client_id" AND o."is_primary" AND NOT o."billing" AND o."deleted_at" IS NULL AND o."id" < a."id"
));--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_primary" ON "addresses" USING btree ("client_id") WHERE is_primary and not billing and deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_billing" ON "addresses" USING btree ("client_id") WHERE billing and deleted_at is null;