/** Files as messages, stored with the message in its transaction. */
import { accept, type Result, refuse } from '#kernel/result.ts';
import { acceptFile, type FileFault } from '#platform/documents/accept-file.ts';
import {
  MAX_DOCUMENT_BYTES,
  MAX_FILE_NAME_LENGTH,
  type MessageId,
  tidyMessage,
} from '../domain/chat-message.ts';
import type { RoomId } from '../domain/chat-side.ts';
import { type Added, addMessage } from './add-message.ts';
import { type ChatContext, viewerOf } from './chat-viewer.ts';
import { fileContent, messageOfRow, messageRow } from './messages.store.ts';
import { roomRow } from './rooms.store.ts';

export interface SentFile {
  readonly id: MessageId;
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly text: string;
}

type Refusal = Extract<Added, { readonly ok: false }>['refusal']['code'] | FileFault;

const LIMITS = { maxDocumentBytes: MAX_DOCUMENT_BYTES, maxNameLength: MAX_FILE_NAME_LENGTH };

export async function sendFile(
  context: ChatContext,
  roomId: RoomId,
  { id, bytes, name, text }: SentFile,
): Promise<Added<Refusal>> {
  const { db, supplier } = context;
  const { rooms, id: authorId } = viewerOf(context);
  if ((await roomRow(db, rooms, roomId)) === undefined) return refuse({ code: 'room-not-found' });
  const before = await messageRow(db, supplier.id, roomId, id);
  // Sent again: nothing is read twice.
  if (before?.fileName && before.authorId === authorId) return accept(messageOfRow(before));
  const read = await acceptFile(bytes, name, LIMITS);
  if (!read.ok) return read;
  const { kind, ...file } = read.value;
  return addMessage(context, roomId, { id, kind, text: tidyMessage(text), file });
}

type Opened = Result<
  { readonly content: Uint8Array; readonly name: string; readonly mediaType: string },
  { readonly code: 'room-not-found' | 'file-not-found' }
>;

export async function openFile(context: ChatContext, roomId: RoomId, id: MessageId): Promise<Opened> {
  const { db, supplier } = context;
  if ((await roomRow(db, viewerOf(context).rooms, roomId)) === undefined)
    return refuse({ code: 'room-not-found' });
  const row = await messageRow(db, supplier.id, roomId, id);
  const content = await fileContent(db, supplier.id, roomId, id);
  return row === undefined || content === undefined
    ? refuse({ code: 'file-not-found' })
    : accept({ content, name: row.fileName ?? 'arquivo', mediaType: row.mediaType ?? '' });
}
