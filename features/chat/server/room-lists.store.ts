/** Pages of rooms. */
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, ne, or, type SQL } from 'drizzle-orm';
import type { ClientId, OrderNumber, StaffId, SupplierId } from '#kernel/ids.ts';
import type { PageRange } from '#kernel/page.ts';
import type { Db } from '#platform/db/database.ts';
import { chatRooms } from './chat.tables.ts';
import { isAmong, type RoomRow, type RoomsOf } from './rooms.store.ts';

export interface RoomSearch {
  readonly closed?: boolean;
  readonly attendedBy?: { readonly who: 'me' | 'nobody' | 'others'; readonly me: StaffId };
  /** Only rooms with messages that the shop has not read. */
  readonly unread?: boolean;
  /** Only rooms in which the client waits for an answer. */
  readonly waiting?: boolean;
  readonly clientIds?: readonly ClientId[];
  /** With `clientIds`: also the room about this order. */
  readonly orderNumber?: OrderNumber;
}

const isFound = (rooms: RoomsOf, search: RoomSearch): SQL | undefined =>
  and(
    isAmong(rooms),
    // A room in which nobody has written is nobody's matter yet.
    gt(chatRooms.total, 0),
    search.closed === undefined
      ? undefined
      : search.closed
        ? isNotNull(chatRooms.closedAt)
        : isNull(chatRooms.closedAt),
    search.unread === true ? gt(chatRooms.shopUnread, 0) : undefined,
    search.waiting === true ? isNotNull(chatRooms.waitingSince) : undefined,
    attendedBy(search.attendedBy),
    search.clientIds === undefined
      ? undefined
      : or(
          inArray(chatRooms.clientId, [...search.clientIds]),
          search.orderNumber === undefined ? undefined : eq(chatRooms.orderNumber, search.orderNumber),
        ),
  );

function attendedBy(wanted: RoomSearch['attendedBy']): SQL | undefined {
  if (wanted === undefined) return undefined;
  if (wanted.who === 'nobody') return isNull(chatRooms.attendantId);
  return wanted.who === 'me'
    ? eq(chatRooms.attendantId, wanted.me)
    : and(isNotNull(chatRooms.attendantId), ne(chatRooms.attendantId, wanted.me));
}

/** The one changed last first, or the one that has waited longest. */
export const roomsPage = (
  db: Db,
  rooms: RoomsOf,
  { byWait = false, ...search }: RoomSearch & { readonly byWait?: boolean },
  { limit, offset }: PageRange,
): Promise<RoomRow[]> =>
  db
    .select()
    .from(chatRooms)
    .where(isFound(rooms, search))
    .orderBy(...(byWait ? [asc(chatRooms.waitingSince)] : []), desc(chatRooms.changedAt), desc(chatRooms.id))
    .limit(limit)
    .offset(offset);

export async function countRooms(db: Db, rooms: RoomsOf, search: RoomSearch): Promise<number> {
  const [row] = await db.select({ total: count() }).from(chatRooms).where(isFound(rooms, search));
  return row?.total ?? 0;
}

/** Subquery of the clients with rooms; accounts search their names. */
export const clientsOfRooms = (db: Db, supplierId: SupplierId) =>
  db
    .selectDistinct({ clientId: chatRooms.clientId })
    .from(chatRooms)
    .where(eq(chatRooms.supplierId, supplierId));
