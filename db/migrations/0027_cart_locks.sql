ALTER TABLE "carts" ADD COLUMN "locked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "locked_by" uuid;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "attendant" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "lock_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_locked_by_staff_id_fk" FOREIGN KEY ("locked_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_locked_by" CHECK ((locked_at is null) = (locked_by is null));