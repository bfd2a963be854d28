-- Only tests made invitations without a supplier; the platform's own people are created in its administration.
DELETE FROM "staff_invitations" WHERE "supplier_id" IS NULL;--> statement-breakpoint
ALTER TABLE "staff_invitations" DROP CONSTRAINT "staff_invitations_role";--> statement-breakpoint
ALTER TABLE "staff_invitations" DROP CONSTRAINT "staff_invitations_own_role";--> statement-breakpoint
DROP INDEX "staff_invitations_of_platform";--> statement-breakpoint
DROP INDEX "staff_invitations_by_email";--> statement-breakpoint
ALTER TABLE "staff_invitations" ALTER COLUMN "supplier_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_invitations" ALTER COLUMN "role" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_invitations_by_email" ON "staff_invitations" USING btree ("supplier_id","email");--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_own_role" CHECK ((role = 'own') = (role_id is not null));