import type { PageRange } from '#kernel/page.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { ChatMessage } from '../domain/chat-message.ts';
import type { RoomId } from '../domain/chat-side.ts';
import { type ChatContext, viewerOf } from './chat-viewer.ts';
import { messagesAfter, messagesBefore } from './messages.store.ts';
import { roomRow } from './rooms.store.ts';

interface Wanted extends PageRange {
  /** Numbers. */
  readonly before?: number | undefined;
  readonly after?: number | undefined;
}

/** `total` counts what fits `before` and `after`: numbers have no gaps. */
export async function listMessages(
  context: ChatContext,
  roomId: RoomId,
  { before, after, ...range }: Wanted,
): Promise<
  Result<{ readonly messages: ChatMessage[]; readonly total: number }, { readonly code: 'room-not-found' }>
> {
  const { db, supplier } = context;
  const room = await roomRow(db, viewerOf(context).rooms, roomId);
  if (room === undefined) return refuse({ code: 'room-not-found' });
  if (after !== undefined) {
    const messages = await messagesAfter(db, supplier.id, roomId, { ...range, after });
    return accept({ messages, total: Math.max(0, room.total - after) });
  }
  const messages = await messagesBefore(db, supplier.id, roomId, { ...range, before });
  const total = before === undefined ? room.total : Math.max(0, Math.min(room.total, before - 1));
  return accept({ messages, total });
}
