/** Conversations of the small world: each with one message that has a file. */
import { chatCannedAnswers, chatFiles, chatMessages, chatRooms } from '#features/chat/server/chat.tables.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';

/** Rooms about the shop `market`. */
export const ROOM = {
  ana: '01a1fc5d-1800-7000-8000-0000000000c1',
  bia: '01a1fc5d-1800-7000-8000-0000000000d1',
} as const;

/** The message in each of these rooms. */
export const MESSAGE_WITH_FILE = '01a1fc5d-1800-7000-8000-0000000000e1';

const FILE = Buffer.from('RIFF');

export async function converse(
  db: Db,
  supplierId: string,
  { id, clientId, userId }: { readonly id: string; readonly clientId: string; readonly userId: string },
): Promise<void> {
  const now = new Date();
  await db
    .insert(chatRooms)
    .values({ supplierId, id, channel: 'shop', clientId, userId, openedAt: now, changedAt: now, total: 1 });
  const message = { supplierId, roomId: id, id: MESSAGE_WITH_FILE, number: 1, side: 'client' as const };
  await db.insert(chatMessages).values({
    ...message,
    authorId: userId,
    author: 'Ana',
    kind: 'picture',
    text: 'Veio assim',
    fileName: 'foto.webp',
    mediaType: 'image/webp',
    bytes: FILE.length,
    width: 1,
    height: 1,
    sentAt: now,
  });
  await db.insert(chatFiles).values({ supplierId, roomId: id, messageId: message.id, content: FILE });
}

export interface ChatIds {
  /** With the attended client. */
  readonly roomId: string;
  /** Tests remove it repeatedly. */
  readonly answerId: string;
}

export async function panelChat(
  db: Db,
  supplierId: string,
  client: { readonly clientId: string; readonly userId: string },
): Promise<ChatIds> {
  const ids = { roomId: newId(), answerId: newId() };
  await converse(db, supplierId, { ...client, id: ids.roomId });
  return ids;
}

/** Creates the canned answer again if it was removed. */
export const standingAnswer = (db: Db, supplierId: string, { answerId }: ChatIds): Promise<unknown> =>
  db
    .insert(chatCannedAnswers)
    .values({ supplierId, id: answerId, title: 'Prazo', text: 'Entregamos em dois dias.' })
    .onConflictDoNothing();
