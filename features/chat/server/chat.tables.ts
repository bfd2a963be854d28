import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { clients, users } from '#features/accounts/server/clients/accounts.tables.ts';
import { staff } from '#features/accounts/server/staff/staff.tables.ts';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';
import { bytea } from '#platform/db/columns/bytea.ts';
import type { OfficeHours } from '../domain/office-hours.ts';

const supplierId = () =>
  uuid('supplier_id')
    .notNull()
    .references(() => suppliers.id);

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Conversations between a client and a supplier. */
export const chatRooms = pgTable(
  'chat_rooms',
  {
    supplierId: supplierId(),
    id: uuid().notNull(),
    channel: text({ enum: ['shop', 'order'] }).notNull(),
    /** Of a room about an order, which is the same supplier's. */
    orderNumber: bigint('order_number', { mode: 'number' }),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id),
    /** Who issued the order or opened the room: linked users see their own rooms only. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    attendantId: uuid('attendant_id').references(() => staff.id),
    openedAt: moment('opened_at').notNull(),
    changedAt: moment('changed_at').notNull(),
    closedAt: moment('closed_at'),
    /** Messages so far: the number of the last one. */
    total: integer().notNull().default(0),
    clientRead: integer('client_read').notNull().default(0),
    shopRead: integer('shop_read').notNull().default(0),
    clientUnread: integer('client_unread').notNull().default(0),
    shopUnread: integer('shop_unread').notNull().default(0),
    /** When the client wrote what the shop has not answered; null: nobody waits. */
    waitingSince: moment('waiting_since'),
    /** When the side is mailed if it has not read by then; null: nothing waits, or it was mailed. */
    clientMailAt: moment('client_mail_at'),
    shopMailAt: moment('shop_mail_at'),
    /** Mailed since it last read. */
    clientMailed: boolean('client_mailed').notNull().default(false),
    shopMailed: boolean('shop_mailed').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.id] }),
    uniqueIndex('chat_rooms_by_order').on(t.supplierId, t.orderNumber).where(sql`channel = 'order'`),
    uniqueIndex('chat_rooms_about_shop').on(t.supplierId, t.clientId, t.userId).where(sql`channel = 'shop'`),
    index('chat_rooms_of_client').on(t.supplierId, t.clientId, t.changedAt),
    index('chat_rooms_by_change').on(t.supplierId, t.changedAt),
    // Counted for each inbox: few rooms of a shop are open or unread.
    index('chat_rooms_open').on(t.supplierId).where(sql`closed_at is null`),
    index('chat_rooms_shop_unread').on(t.supplierId).where(sql`shop_unread > 0`),
    index('chat_rooms_waiting').on(t.supplierId, t.waitingSince).where(sql`waiting_since is not null`),
    index('chat_rooms_mail_client').on(t.clientMailAt).where(sql`client_mail_at is not null`),
    index('chat_rooms_mail_shop').on(t.shopMailAt).where(sql`shop_mail_at is not null`),
    check('chat_rooms_about', sql`(channel = 'order') = (order_number is not null)`),
  ],
);

/** Rows change only where an author's account is deleted. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    supplierId: uuid('supplier_id').notNull(),
    roomId: uuid('room_id').notNull(),
    /** From 1, without gaps. */
    number: integer().notNull(),
    /** Made by who sent it. */
    id: uuid().notNull(),
    side: text({ enum: ['client', 'shop'] }).notNull(),
    /** The user or the member of staff. */
    authorId: uuid('author_id').notNull(),
    /** Their name then. */
    author: text().notNull(),
    kind: text({ enum: ['text', 'picture', 'document'] }).notNull(),
    text: text().notNull(),
    fileName: text('file_name'),
    mediaType: text('media_type'),
    bytes: integer(),
    /** Pixels. */
    width: integer(),
    height: integer(),
    sentAt: moment('sent_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.roomId, t.number] }),
    unique('chat_messages_once').on(t.supplierId, t.roomId, t.id),
    // For the deletion of a person's data.
    index('chat_messages_by_author').on(t.supplierId, t.authorId),
    foreignKey({
      name: 'chat_messages_room_fk',
      columns: [t.supplierId, t.roomId],
      foreignColumns: [chatRooms.supplierId, chatRooms.id],
    }).onDelete('cascade'),
    check('chat_messages_number', sql`number > 0`),
  ],
);

/** The files of messages. In the database, because only a room's people may read them. */
export const chatFiles = pgTable(
  'chat_files',
  {
    supplierId: uuid('supplier_id').notNull(),
    roomId: uuid('room_id').notNull(),
    messageId: uuid('message_id').notNull(),
    content: bytea().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.roomId, t.messageId] }),
    foreignKey({
      name: 'chat_files_message_fk',
      columns: [t.supplierId, t.roomId, t.messageId],
      foreignColumns: [chatMessages.supplierId, chatMessages.roomId, chatMessages.id],
    }).onDelete('cascade'),
  ],
);

/** Texts that a shop's people send often. */
export const chatCannedAnswers = pgTable(
  'chat_canned_answers',
  {
    supplierId: supplierId(),
    id: uuid().notNull(),
    title: text().notNull(),
    text: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.supplierId, t.id] })],
);

/** A supplier without a row has the defaults. */
export const chatSettings = pgTable('chat_settings', {
  supplierId: supplierId().primaryKey(),
  enabled: boolean().notNull(),
  hours: jsonb().$type<readonly OfficeHours[]>().notNull(),
  answerTime: text('answer_time').notNull(),
});
