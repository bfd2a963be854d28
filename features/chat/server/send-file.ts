/** Files as messages: pictures are encoded anew, PDFs are checked. Both are stored with the message, in its transaction. */
import { accept, type Result, refuse } from '#kernel/result.ts';
import { checkPdf, looksLikePdf } from '#platform/documents/check-pdf.ts';
import { DocumentProblem } from '#platform/documents/document-problem.ts';
import { hasPictureMagic, type PictureFault, UnusablePicture } from '#platform/pictures/picture-file.ts';
import { reEncodePicture } from '#platform/pictures/re-encode-picture.ts';
import {
  type Attachment,
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

type FileFault = PictureFault | 'not-a-document' | 'document-unsafe';
type Refusal = Extract<Added, { readonly ok: false }>['refusal']['code'] | FileFault;
type Read = Result<
  { readonly kind: 'picture' | 'document'; readonly file: Attachment & { readonly content: Uint8Array } },
  { readonly code: FileFault }
>;

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
  const read = hasPictureMagic(bytes) ? await readPicture(bytes, name) : await readPdf(bytes, name);
  if (!read.ok) return read;
  const { kind, file } = read.value;
  return addMessage(context, roomId, { id, kind, text: tidyMessage(text), file });
}

async function readPicture(bytes: Uint8Array, name: string): Promise<Read> {
  try {
    const { bytes: content, width, height } = await reEncodePicture(bytes);
    const mediaType = 'image/webp';
    const file = { name: named(name, 'webp'), mediaType, bytes: content.byteLength, width, height, content };
    return accept({ kind: 'picture', file });
  } catch (error) {
    if (error instanceof UnusablePicture) return refuse({ code: error.fault });
    throw error;
  }
}

async function readPdf(bytes: Uint8Array, name: string): Promise<Read> {
  if (!looksLikePdf(bytes)) return refuse({ code: 'not-a-document' });
  if (bytes.byteLength > MAX_DOCUMENT_BYTES) return refuse({ code: 'too-large' });
  try {
    await checkPdf(bytes);
  } catch (error) {
    if (error instanceof DocumentProblem) return refuse({ code: CODES[error.fault] });
    throw error;
  }
  const mediaType = 'application/pdf';
  const file = { name: named(name, 'pdf'), mediaType, bytes: bytes.byteLength, content: bytes };
  return accept({ kind: 'document', file });
}

const CODES = {
  'not-this-format': 'not-a-document',
  damaged: 'document-unsafe',
  'too-complex': 'too-complex',
} as const satisfies Readonly<Record<DocumentProblem['fault'], FileFault>>;

/** A name that is safe on every disk, with the ending of what the file is. */
function named(given: string, ending: string): string {
  const stem = given
    .normalize('NFC')
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N} ._-]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .slice(0, MAX_FILE_NAME_LENGTH - 10)
    .trim();
  return `${stem === '' ? 'arquivo' : stem}.${ending}`;
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
