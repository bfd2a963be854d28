CREATE TABLE "chat_canned_answers" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "chat_canned_answers_supplier_id_id_pk" PRIMARY KEY("supplier_id","id")
);
--> statement-breakpoint
CREATE TABLE "chat_files" (
	"supplier_id" uuid NOT NULL,
	"room_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "chat_files_supplier_id_room_id_message_id_pk" PRIMARY KEY("supplier_id","room_id","message_id")
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"supplier_id" uuid NOT NULL,
	"room_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"id" uuid NOT NULL,
	"side" text NOT NULL,
	"author_id" uuid NOT NULL,
	"author" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"file_name" text,
	"media_type" text,
	"bytes" integer,
	"width" integer,
	"height" integer,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_messages_supplier_id_room_id_number_pk" PRIMARY KEY("supplier_id","room_id","number"),
	CONSTRAINT "chat_messages_once" UNIQUE("supplier_id","room_id","id"),
	CONSTRAINT "chat_messages_number" CHECK (number > 0)
);
--> statement-breakpoint
CREATE TABLE "chat_rooms" (
	"supplier_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"channel" text NOT NULL,
	"order_number" bigint,
	"client_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"attendant_id" uuid,
	"opened_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"total" integer DEFAULT 0 NOT NULL,
	"client_read" integer DEFAULT 0 NOT NULL,
	"shop_read" integer DEFAULT 0 NOT NULL,
	"client_unread" integer DEFAULT 0 NOT NULL,
	"shop_unread" integer DEFAULT 0 NOT NULL,
	"client_mail_at" timestamp with time zone,
	"shop_mail_at" timestamp with time zone,
	"client_mailed" boolean DEFAULT false NOT NULL,
	"shop_mailed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "chat_rooms_supplier_id_id_pk" PRIMARY KEY("supplier_id","id"),
	CONSTRAINT "chat_rooms_about" CHECK ((channel = 'order') = (order_number is not null))
);
--> statement-breakpoint
CREATE TABLE "chat_settings" (
	"supplier_id" uuid PRIMARY KEY NOT NULL,
	"enabled" boolean NOT NULL,
	"hours" jsonb NOT NULL,
	"answer_time" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_canned_answers" ADD CONSTRAINT "chat_canned_answers_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_files" ADD CONSTRAINT "chat_files_message_fk" FOREIGN KEY ("supplier_id","room_id","message_id") REFERENCES "public"."chat_messages"("supplier_id","room_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_room_fk" FOREIGN KEY ("supplier_id","room_id") REFERENCES "public"."chat_rooms"("supplier_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_rooms" ADD CONSTRAINT "chat_rooms_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_rooms" ADD CONSTRAINT "chat_rooms_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_rooms" ADD CONSTRAINT "chat_rooms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_rooms" ADD CONSTRAINT "chat_rooms_attendant_id_staff_id_fk" FOREIGN KEY ("attendant_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_settings" ADD CONSTRAINT "chat_settings_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_rooms_by_order" ON "chat_rooms" USING btree ("supplier_id","order_number") WHERE channel = 'order';--> statement-breakpoint
CREATE UNIQUE INDEX "chat_rooms_about_shop" ON "chat_rooms" USING btree ("supplier_id","client_id","user_id") WHERE channel = 'shop';--> statement-breakpoint
CREATE INDEX "chat_rooms_of_client" ON "chat_rooms" USING btree ("supplier_id","client_id","changed_at");--> statement-breakpoint
CREATE INDEX "chat_rooms_by_change" ON "chat_rooms" USING btree ("supplier_id","changed_at");--> statement-breakpoint
CREATE INDEX "chat_rooms_open" ON "chat_rooms" USING btree ("supplier_id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "chat_rooms_shop_unread" ON "chat_rooms" USING btree ("supplier_id") WHERE shop_unread > 0;--> statement-breakpoint
CREATE INDEX "chat_rooms_mail_client" ON "chat_rooms" USING btree ("client_mail_at") WHERE client_mail_at is not null;--> statement-breakpoint
CREATE INDEX "chat_rooms_mail_shop" ON "chat_rooms" USING btree ("shop_mail_at") WHERE shop_mail_at is not null;