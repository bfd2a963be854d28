import { and, asc, eq, lte } from 'drizzle-orm';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import type { ChatSide, RoomId } from '../../domain/chat-side.ts';
import { chatRooms } from '../chat.tables.ts';

interface DueRoom {
  readonly supplierId: string;
  readonly id: RoomId;
}

/** Across all suppliers, longest due first; those that others have locked are skipped. */
export function lockDueRooms(db: Db, side: ChatSide, now: Instant, max: number): Promise<DueRoom[]> {
  const mailAt = side === 'client' ? chatRooms.clientMailAt : chatRooms.shopMailAt;
  return db
    .select({ supplierId: chatRooms.supplierId, id: chatRooms.id })
    .from(chatRooms)
    .where(lte(mailAt, new Date(now)))
    .orderBy(asc(mailAt), asc(chatRooms.supplierId))
    .limit(max)
    .for('update', { skipLocked: true });
}

/** No further mail before the side has read. */
export const markMailed = (db: Db, { supplierId, id }: DueRoom, side: ChatSide): Promise<unknown> =>
  db
    .update(chatRooms)
    .set(
      side === 'client' ? { clientMailAt: null, clientMailed: true } : { shopMailAt: null, shopMailed: true },
    )
    .where(and(eq(chatRooms.supplierId, supplierId), eq(chatRooms.id, id)));
