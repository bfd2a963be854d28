CREATE TABLE "job_dead_letters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_name" text NOT NULL,
	"attempts" integer NOT NULL,
	"first_failed_at" timestamp with time zone NOT NULL,
	"last_failed_at" timestamp with time zone NOT NULL,
	"error" text NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "job_runs" ADD COLUMN "has_run" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "job_runs" ADD COLUMN "failing_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_runs" ADD COLUMN "paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_runs" ADD COLUMN "requested_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_runs" ADD COLUMN "runner" uuid;--> statement-breakpoint
ALTER TABLE "job_runs" ADD COLUMN "running_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_runs" ADD COLUMN "leased_until" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "job_dead_letters_open" ON "job_dead_letters" USING btree ("job_name") WHERE settled_at is null;