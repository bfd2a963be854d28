/** Rooms: who sees which, and their state. */
import { and, count, eq, gt, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { defined } from '#kernel/defined.ts';
import type { ClientId, OrderNumber, StaffId, SupplierId, UserId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import type { ChatRoom, RoomChannel } from '../domain/chat-room.ts';
import type { ChatSide, RoomId } from '../domain/chat-side.ts';
import { chatMessages, chatRooms } from './chat.tables.ts';

/** The rooms that somebody may see: a supplier's, a client's, or those of one of its users. */
export interface RoomsOf {
  readonly supplierId: SupplierId;
  readonly clientId?: ClientId;
  readonly userId?: UserId;
}

export type RoomRow = typeof chatRooms.$inferSelect;

export const isAmong = ({ supplierId, clientId, userId }: RoomsOf): SQL | undefined =>
  and(
    eq(chatRooms.supplierId, supplierId),
    clientId === undefined ? undefined : eq(chatRooms.clientId, clientId),
    userId === undefined ? undefined : eq(chatRooms.userId, userId),
  );

export async function roomRow(db: Db, rooms: RoomsOf, id: RoomId): Promise<RoomRow | undefined> {
  const [found] = await db
    .select()
    .from(chatRooms)
    .where(and(isAmong(rooms), eq(chatRooms.id, id)));
  return found;
}

/** Until the transaction ends nobody else writes in the room. */
export async function lockRoom(db: Db, rooms: RoomsOf, id: RoomId): Promise<RoomRow | undefined> {
  const [found] = await db
    .select()
    .from(chatRooms)
    .where(and(isAmong(rooms), eq(chatRooms.id, id)))
    .for('update');
  return found;
}

export async function roomOfOrder(
  db: Db,
  supplierId: SupplierId,
  orderNumber: OrderNumber,
): Promise<RoomRow | undefined> {
  const [found] = await db
    .select()
    .from(chatRooms)
    .where(and(eq(chatRooms.supplierId, supplierId), eq(chatRooms.orderNumber, orderNumber)));
  return found;
}

export async function roomAboutShop(
  db: Db,
  supplierId: SupplierId,
  { clientId, userId }: { readonly clientId: ClientId; readonly userId: UserId },
): Promise<RoomRow | undefined> {
  const [found] = await db
    .select()
    .from(chatRooms)
    .where(and(isAmong({ supplierId, clientId, userId }), eq(chatRooms.channel, 'shop')));
  return found;
}

export interface NewRoom {
  readonly id: RoomId;
  readonly channel: RoomChannel;
  readonly orderNumber?: OrderNumber;
  readonly clientId: ClientId;
  readonly userId: UserId;
}

/** Does nothing where there is such a room already. */
export async function insertRoom(db: Db, supplierId: SupplierId, room: NewRoom, now: Instant): Promise<void> {
  const at = new Date(now);
  await db
    .insert(chatRooms)
    .values({ ...room, supplierId, openedAt: at, changedAt: at })
    .onConflictDoNothing();
}

export interface RoomChange {
  readonly closedAt?: Date | null;
  readonly attendantId?: StaffId | null;
  readonly waitingSince?: null;
}

export const changeRoom = (
  db: Db,
  supplierId: SupplierId,
  id: RoomId,
  change: RoomChange,
  now: Instant,
): Promise<unknown> =>
  db
    .update(chatRooms)
    .set({ ...change, changedAt: new Date(now) })
    .where(and(eq(chatRooms.supplierId, supplierId), eq(chatRooms.id, id)));

/** The room has its next message, which opens it. Its sender may have unread ones: it was perhaps written without a connection. */
export async function countMessage(
  db: Db,
  room: RoomRow,
  {
    side,
    mailAt,
    attendantId,
    now,
  }: {
    readonly side: ChatSide;
    /** When the other side is mailed. */
    readonly mailAt: Instant;
    readonly attendantId?: StaffId;
    readonly now: Instant;
  },
): Promise<void> {
  const total = room.total + 1;
  const due = new Date(mailAt);
  await db
    .update(chatRooms)
    .set({
      total,
      changedAt: new Date(now),
      closedAt: null,
      ...defined({ attendantId }),
      ...(side === 'client'
        ? {
            ...(room.clientUnread === 0 ? { clientRead: total } : {}),
            shopUnread: room.shopUnread + 1,
            waitingSince: room.waitingSince ?? new Date(now),
            shopMailAt: room.shopMailed ? null : (room.shopMailAt ?? due),
          }
        : {
            ...(room.shopUnread === 0 ? { shopRead: total } : {}),
            waitingSince: null,
            clientUnread: room.clientUnread + 1,
            clientMailAt: room.clientMailed ? null : (room.clientMailAt ?? due),
          }),
    })
    .where(and(eq(chatRooms.supplierId, room.supplierId), eq(chatRooms.id, room.id)));
}

/** A side has read up to a message. */
export async function markRead(db: Db, room: RoomRow, side: ChatSide, upTo: number): Promise<void> {
  const other = side === 'client' ? 'shop' : 'client';
  const [left] = await db
    .select({ unread: count() })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.supplierId, room.supplierId),
        eq(chatMessages.roomId, room.id),
        eq(chatMessages.side, other),
        sql`${chatMessages.number} > ${upTo}`,
      ),
    );
  const unread = left?.unread ?? 0;
  await db
    .update(chatRooms)
    .set(
      side === 'client'
        ? {
            clientRead: upTo,
            clientUnread: unread,
            clientMailed: false,
            ...(unread === 0 ? { clientMailAt: null } : {}),
          }
        : {
            shopRead: upTo,
            shopUnread: unread,
            shopMailed: false,
            ...(unread === 0 ? { shopMailAt: null } : {}),
          },
    )
    .where(and(eq(chatRooms.supplierId, room.supplierId), eq(chatRooms.id, room.id)));
}

/** The unread messages of all rooms that the side sees. */
export async function unreadAmong(db: Db, rooms: RoomsOf, side: ChatSide): Promise<number> {
  const column = side === 'client' ? chatRooms.clientUnread : chatRooms.shopUnread;
  const [row] = await db
    .select({ unread: sql<number>`coalesce(sum(${column}), 0)::int` })
    .from(chatRooms)
    .where(and(isAmong(rooms), gt(column, 0)));
  return row?.unread ?? 0;
}

/** Of the whole shop: rooms with unread messages, those that wait for an answer, open ones, and whose the open ones are. */
export async function roomCounts(db: Db, supplierId: SupplierId, me: StaffId) {
  const open = isNull(chatRooms.closedAt);
  const [row] = await db
    .select({
      unread: sql<number>`count(*) filter (where ${chatRooms.shopUnread} > 0)::int`,
      waiting: sql<number>`count(*) filter (where ${isNotNull(chatRooms.waitingSince)})::int`,
      open: sql<number>`count(*) filter (where ${open})::int`,
      mine: sql<number>`count(*) filter (where ${open} and ${eq(chatRooms.attendantId, me)})::int`,
      unattended: sql<number>`count(*) filter (where ${open} and ${isNull(chatRooms.attendantId)})::int`,
    })
    .from(chatRooms)
    .where(
      and(
        eq(chatRooms.supplierId, supplierId),
        gt(chatRooms.total, 0),
        or(open, gt(chatRooms.shopUnread, 0)),
      ),
    );
  return row ?? { unread: 0, waiting: 0, open: 0, mine: 0, unattended: 0 };
}

/** The state alone, without names and last message. */
export const roomOfRow = (row: RoomRow): Omit<ChatRoom, 'attendant' | 'last'> => ({
  id: row.id,
  channel: row.channel,
  clientId: row.clientId,
  userId: row.userId,
  closed: row.closedAt !== null,
  total: row.total,
  readUpTo: { client: row.clientRead, shop: row.shopRead },
  unread: { client: row.clientUnread, shop: row.shopUnread },
  openedAt: row.openedAt.getTime(),
  changedAt: row.changedAt.getTime(),
  ...defined({
    orderNumber: row.orderNumber ?? undefined,
    waitingSince: row.waitingSince?.getTime(),
  }),
});
