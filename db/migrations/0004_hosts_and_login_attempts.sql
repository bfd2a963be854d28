CREATE TABLE "login_attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"window_started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "supplier_domains" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "login_attempts_by_age" ON "login_attempts" USING btree ("window_started_at");--> statement-breakpoint
CREATE INDEX "supplier_domains_by_supplier" ON "supplier_domains" USING btree ("supplier_id","position");