/** What chat stores of a client; all of it is deleted with the client. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ClientId, SupplierId, UserId } from '#kernel/ids.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import type { Db } from '#platform/db/database.ts';
import { deleteInBatches } from '#platform/db/delete-in-batches.ts';
import { chatMessages, chatRooms } from './chat.tables.ts';

const ofClient = (supplierId: SupplierId, clientId: ClientId) =>
  and(eq(chatRooms.supplierId, supplierId), eq(chatRooms.clientId, clientId));

export const chatPersonalData = async (
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
): Promise<PersonalData> => ({
  chatMessages: await db
    .select({
      orderNumber: chatRooms.orderNumber,
      at: chatMessages.sentAt,
      author: chatMessages.author,
      message: chatMessages.text,
      file: chatMessages.fileName,
    })
    .from(chatMessages)
    .innerJoin(
      chatRooms,
      and(eq(chatRooms.supplierId, chatMessages.supplierId), eq(chatRooms.id, chatMessages.roomId)),
    )
    .where(ofClient(supplierId, clientId))
    .orderBy(chatRooms.openedAt, chatRooms.id, chatMessages.number),
});

/** Rows per statement: a conversation of years must not take longer than a statement may. */
const BATCH = 500;

/** Rooms with all messages and files; who wrote to the shop for another client, as representatives do, loses the name there. */
export async function forgetClientChats(
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
  userIds: readonly UserId[],
): Promise<void> {
  await deleteInBatches((max) => deleteMessages(db, supplierId, clientId, max), BATCH);
  await db.delete(chatRooms).where(ofClient(supplierId, clientId));
  await db
    .update(chatMessages)
    .set({ author: '' })
    .where(and(eq(chatMessages.supplierId, supplierId), inArray(chatMessages.authorId, [...userIds])));
}

/** Their files go with them. */
async function deleteMessages(
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
  max: number,
): Promise<number> {
  const some = db
    .select({ roomId: chatMessages.roomId, number: chatMessages.number })
    .from(chatMessages)
    .innerJoin(
      chatRooms,
      and(eq(chatRooms.supplierId, chatMessages.supplierId), eq(chatRooms.id, chatMessages.roomId)),
    )
    .where(ofClient(supplierId, clientId))
    .limit(max);
  const { rowCount } = await db
    .delete(chatMessages)
    .where(
      and(
        eq(chatMessages.supplierId, supplierId),
        sql`(${chatMessages.roomId}, ${chatMessages.number}) in ${some}`,
      ),
    );
  return rowCount ?? 0;
}
