/** Messages and their files. */
import { and, asc, count, desc, eq, gt, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { defined } from '#kernel/defined.ts';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { PageRange } from '#kernel/page.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import type { ChatMessage, MessageId } from '../domain/chat-message.ts';
import type { RoomId } from '../domain/chat-side.ts';
import { chatFiles, chatMessages, chatRooms } from './chat.tables.ts';

export type MessageRow = typeof chatMessages.$inferSelect;

const ofRoom = (supplierId: SupplierId, roomId: RoomId): SQL | undefined =>
  and(eq(chatMessages.supplierId, supplierId), eq(chatMessages.roomId, roomId));

/** False where the room has a message of this id already. */
export async function insertMessage(db: Db, row: MessageRow): Promise<boolean> {
  const added = await db
    .insert(chatMessages)
    .values(row)
    .onConflictDoNothing({ target: [chatMessages.supplierId, chatMessages.roomId, chatMessages.id] })
    .returning({ number: chatMessages.number });
  return added.length > 0;
}

export async function messageRow(
  db: Db,
  supplierId: SupplierId,
  roomId: RoomId,
  id: MessageId,
): Promise<MessageRow | undefined> {
  const [found] = await db
    .select()
    .from(chatMessages)
    .where(and(ofRoom(supplierId, roomId), eq(chatMessages.id, id)));
  return found;
}

/** The last ones before `before`, oldest first. */
export async function messagesBefore(
  db: Db,
  supplierId: SupplierId,
  roomId: RoomId,
  { before, limit, offset }: PageRange & { readonly before?: number | undefined },
): Promise<ChatMessage[]> {
  const rows = await db
    .select()
    .from(chatMessages)
    .where(
      and(ofRoom(supplierId, roomId), before === undefined ? undefined : lt(chatMessages.number, before)),
    )
    .orderBy(desc(chatMessages.number))
    .limit(limit)
    .offset(offset);
  return rows.reverse().map(messageOfRow);
}

/** The first ones after `after`, oldest first. */
export async function messagesAfter(
  db: Db,
  supplierId: SupplierId,
  roomId: RoomId,
  { after, limit, offset }: PageRange & { readonly after: number },
): Promise<ChatMessage[]> {
  const rows = await db
    .select()
    .from(chatMessages)
    .where(and(ofRoom(supplierId, roomId), gt(chatMessages.number, after)))
    .orderBy(asc(chatMessages.number))
    .limit(limit)
    .offset(offset);
  return rows.map(messageOfRow);
}

/** The message of that number in each room. */
export async function lastMessages(
  db: Db,
  supplierId: SupplierId,
  rooms: readonly { readonly id: RoomId; readonly total: number }[],
): Promise<ReadonlyMap<RoomId, ChatMessage>> {
  const written = rooms.filter(({ total }) => total > 0);
  if (written.length === 0) return new Map();
  const rows = await db
    .select()
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.supplierId, supplierId),
        or(
          ...written.map(({ id, total }) => and(eq(chatMessages.roomId, id), eq(chatMessages.number, total))),
        ),
      ),
    );
  return new Map(rows.map((row) => [row.roomId, messageOfRow(row)]));
}

export async function countFiles(db: Db, supplierId: SupplierId, roomId: RoomId): Promise<number> {
  const [row] = await db
    .select({ found: count() })
    .from(chatMessages)
    .where(and(ofRoom(supplierId, roomId), isNotNull(chatMessages.fileName)));
  return row?.found ?? 0;
}

/** Bytes of the files that a client's people sent to the shop: in all, and since a moment. */
export async function bytesOfClient(
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
  since: Instant,
): Promise<{ readonly all: number; readonly recent: number }> {
  const [row] = await db
    .select({
      all: sql`coalesce(sum(${chatMessages.bytes}), 0)`.mapWith(Number),
      recent:
        sql`coalesce(sum(${chatMessages.bytes}) filter (where ${chatMessages.sentAt} > ${new Date(since)}), 0)`.mapWith(
          Number,
        ),
    })
    .from(chatMessages)
    .innerJoin(
      chatRooms,
      and(eq(chatRooms.supplierId, chatMessages.supplierId), eq(chatRooms.id, chatMessages.roomId)),
    )
    .where(
      and(
        eq(chatMessages.supplierId, supplierId),
        eq(chatRooms.clientId, clientId),
        eq(chatMessages.side, 'client'),
        isNotNull(chatMessages.bytes),
      ),
    );
  return row ?? { all: 0, recent: 0 };
}

export const insertFile = (db: Db, row: typeof chatFiles.$inferInsert): Promise<unknown> =>
  db.insert(chatFiles).values(row);

export async function fileContent(
  db: Db,
  supplierId: SupplierId,
  roomId: RoomId,
  messageId: MessageId,
): Promise<Uint8Array | undefined> {
  const [found] = await db
    .select({ content: chatFiles.content })
    .from(chatFiles)
    .where(
      and(
        eq(chatFiles.supplierId, supplierId),
        eq(chatFiles.roomId, roomId),
        eq(chatFiles.messageId, messageId),
      ),
    );
  return found?.content;
}

export const messageOfRow = (row: MessageRow): ChatMessage => ({
  id: row.id,
  roomId: row.roomId,
  number: row.number,
  side: row.side,
  author: row.author,
  kind: row.kind,
  text: row.text,
  ...(row.fileName === null
    ? {}
    : {
        attachment: {
          name: row.fileName,
          mediaType: row.mediaType ?? '',
          bytes: row.bytes ?? 0,
          ...defined({ width: row.width ?? undefined, height: row.height ?? undefined }),
        },
      }),
  sentAt: row.sentAt.getTime(),
});
