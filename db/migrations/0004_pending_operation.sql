-- The pending operation of a charge gets the field's name. A plain rename, which the previous version would not survive: no
-- version has been released yet. From the first release on such a change adds the new column first.
ALTER TABLE "charges" RENAME COLUMN "errand" TO "operation";--> statement-breakpoint
ALTER TABLE "charges" RENAME COLUMN "errand_amount" TO "operation_amount";--> statement-breakpoint
ALTER TABLE "charges" RENAME COLUMN "errand_tries" TO "operation_tries";--> statement-breakpoint
ALTER TABLE "charges" RENAME COLUMN "errand_at" TO "operation_at";--> statement-breakpoint
ALTER INDEX "charges_with_errand" RENAME TO "charges_with_operation";
