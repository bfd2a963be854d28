-- Attempts are counted in login_attempts. The previous version would not survive this: no version has been released yet. From the
-- first release on a column is dropped one version after its last use.
DROP TABLE "coupon_tries";--> statement-breakpoint
ALTER TABLE "second_factors" DROP COLUMN "tries";--> statement-breakpoint
ALTER TABLE "second_factors" DROP COLUMN "tries_since";