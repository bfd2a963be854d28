ALTER TABLE "sessions" ADD COLUMN "subject_client_id" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "capacity" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "only_at" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_subject_client_id_clients_id_fk" FOREIGN KEY ("subject_client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_only_at_suppliers_id_fk" FOREIGN KEY ("only_at") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;