/**
 * Writes a message once, however often it is sent: its id is its sender's. The answer comes after the commit and after the open
 * pages were told, so whoever gets none, because a process was killed, sends it again and all is made good.
 */
import { accept, type Result, refuse } from '#kernel/result.ts';
import { inTransaction } from '#platform/db/context.ts';
import { digest } from '#platform/http/limits/attempt-limits.ts';
import { takeTurn } from '#platform/http/limits/attempts.store.ts';
import type { Attachment, ChatMessage, MessageId, MessageKind } from '../domain/chat-message.ts';
import {
  MAX_ATTACHMENTS,
  MAX_CLIENT_BYTES,
  MAX_CLIENT_BYTES_A_DAY,
  MAX_MESSAGE_LENGTH,
} from '../domain/chat-message.ts';
import type { RoomId } from '../domain/chat-side.ts';
import { type ChatContext, viewerOf } from './chat-viewer.ts';
import { announceMessage, announceRoom } from './live/announce-chat.ts';
import {
  bytesOfClient,
  countFiles,
  insertFile,
  insertMessage,
  type MessageRow,
  messageOfRow,
  messageRow,
} from './messages.store.ts';
import { presentRoom } from './present-rooms.ts';
import { countMessage, lockRoom, type RoomRow, roomRow } from './rooms.store.ts';
import { settingsOf } from './settings/chat-settings.store.ts';

export interface NewMessage {
  readonly id: MessageId;
  readonly kind: MessageKind;
  /** Tidy. */
  readonly text: string;
  readonly file?: Attachment & { readonly content: Uint8Array };
}

/** Of one person: so many at once, as after a time without a connection, then one a second. */
const RATE = { atOnce: 60, each: 1_000 };
/** Who has not read by then is mailed. Milliseconds. */
export const MAIL_DELAY = 5 * 60_000;
const DAY = 24 * 60 * 60_000;

type Refusal =
  | 'room-not-found'
  | 'chat-disabled'
  | 'message-too-long'
  | 'message-id-taken'
  | 'too-many-messages'
  | 'too-many-files'
  | 'too-many-bytes';
export type Added<Code extends string = Refusal> = Result<ChatMessage, { readonly code: Code }>;

export async function addMessage(context: ChatContext, roomId: RoomId, message: NewMessage): Promise<Added> {
  const { db, supplier } = context;
  const { side } = viewerOf(context);
  if (message.text.length > MAX_MESSAGE_LENGTH) return refuse({ code: 'message-too-long' });
  if (side === 'client' && !(await settingsOf(db, supplier.id)).enabled)
    return refuse({ code: 'chat-disabled' });
  const written = await inTransaction(context, (inside) => write(inside, roomId, message));
  if (!written.ok) return written;
  const { row, room, isAttended } = written.value;
  const sent = messageOfRow(row);
  await announceMessage(context, room, sent);
  if (isAttended) await announceAttendant(context, roomId);
  return accept(sent);
}

type Written = Result<
  { readonly row: MessageRow; readonly room: RoomRow; readonly isAttended: boolean },
  { readonly code: Refusal }
>;

async function write(inside: ChatContext, roomId: RoomId, message: NewMessage): Promise<Written> {
  const { db, supplier, actor, now } = inside;
  const { rooms, side, id: authorId, name: author } = viewerOf(inside);
  const room = await lockRoom(db, rooms, roomId);
  if (room === undefined) return refuse({ code: 'room-not-found' });
  if (!(await takeTurn(db, digest(`chat of ${authorId}`), now, RATE)))
    return refuse({ code: 'too-many-messages' });
  const { id, kind, text, file } = message;
  const row: MessageRow = {
    supplierId: supplier.id,
    roomId,
    number: room.total + 1,
    id,
    side,
    authorId,
    author,
    kind,
    text,
    fileName: file?.name ?? null,
    mediaType: file?.mediaType ?? null,
    bytes: file?.bytes ?? null,
    width: file?.width ?? null,
    height: file?.height ?? null,
    sentAt: new Date(now),
  };
  if (file !== undefined && (await countFiles(db, supplier.id, roomId)) >= MAX_ATTACHMENTS)
    return refuse({ code: 'too-many-files' });
  if (file !== undefined && side === 'client' && !(await mayStore(inside, room, file.bytes)))
    return refuse({ code: 'too-many-bytes' });
  if (!(await insertMessage(db, row))) {
    const before = await messageRow(db, supplier.id, roomId, id);
    const isSame = before?.authorId === authorId && before.kind === kind && before.text === text;
    return before !== undefined && isSame
      ? accept({ row: before, room, isAttended: false })
      : refuse({ code: 'message-id-taken' });
  }
  if (file !== undefined)
    await insertFile(db, { supplierId: supplier.id, roomId, messageId: id, content: file.content });
  const isAttended = actor.kind === 'staff' && room.attendantId === null;
  const attendant = isAttended ? { attendantId: actor.staffId } : {};
  await countMessage(db, room, { side, mailAt: now + MAIL_DELAY, now, ...attendant });
  return accept({ row, room, isAttended });
}

async function mayStore({ db, now }: ChatContext, room: RoomRow, bytes: number): Promise<boolean> {
  const { all, recent } = await bytesOfClient(db, room.supplierId, room.clientId, now - DAY);
  return all + bytes <= MAX_CLIENT_BYTES && recent + bytes <= MAX_CLIENT_BYTES_A_DAY;
}

/** Who answers a room that nobody attends has become its attendant. */
async function announceAttendant(context: ChatContext, roomId: RoomId): Promise<void> {
  const row = await roomRow(context.db, { supplierId: context.supplier.id }, roomId);
  if (row !== undefined) await announceRoom(context, await presentRoom(context, row));
}
