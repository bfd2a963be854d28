CREATE TABLE "export_pieces" (
	"supplier_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"place" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "export_pieces_supplier_id_run_id_attempt_place_pk" PRIMARY KEY("supplier_id","run_id","attempt","place")
);
--> statement-breakpoint
CREATE TABLE "export_runs" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"schedule_id" uuid NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"requested_by" uuid,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"available_at" timestamp with time zone NOT NULL,
	"fault" text,
	"finished_at" timestamp with time zone,
	"file_name" text DEFAULT '' NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"permissions" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "export_runs_supplier_id_id_pk" PRIMARY KEY("supplier_id","id")
);
--> statement-breakpoint
CREATE TABLE "export_schedules" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"maker_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"period" text,
	"filter" text,
	"columns" text[] NOT NULL,
	"format" text NOT NULL,
	"every" text NOT NULL,
	"weekday" integer,
	"month_day" integer,
	"minutes" integer NOT NULL,
	"recipients" uuid[] NOT NULL,
	"state" text NOT NULL,
	"next_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "export_schedules_supplier_id_id_pk" PRIMARY KEY("supplier_id","id"),
	CONSTRAINT "export_schedules_next" CHECK ((state = 'active') = (next_at is not null)),
	CONSTRAINT "export_schedules_rhythm" CHECK ((every = 'weekly') = (weekday is not null) and (every = 'monthly') = (month_day is not null))
);
--> statement-breakpoint
ALTER TABLE "export_pieces" ADD CONSTRAINT "export_pieces_supplier_id_run_id_export_runs_supplier_id_id_fk" FOREIGN KEY ("supplier_id","run_id") REFERENCES "public"."export_runs"("supplier_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_runs" ADD CONSTRAINT "export_runs_supplier_id_schedule_id_export_schedules_supplier_id_id_fk" FOREIGN KEY ("supplier_id","schedule_id") REFERENCES "public"."export_schedules"("supplier_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_schedules" ADD CONSTRAINT "export_schedules_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "export_runs_by_schedule" ON "export_runs" USING btree ("supplier_id","schedule_id","id");--> statement-breakpoint
CREATE INDEX "export_runs_to_do" ON "export_runs" USING btree ("available_at") WHERE state in ('queued', 'running');--> statement-breakpoint
CREATE UNIQUE INDEX "export_runs_open" ON "export_runs" USING btree ("supplier_id","schedule_id") WHERE state in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "export_schedules_due" ON "export_schedules" USING btree ("next_at") WHERE next_at is not null;