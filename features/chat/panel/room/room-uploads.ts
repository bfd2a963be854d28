/** The files that are on their way, by room: they go on, and can be tried again, while another conversation is open. */
import { ApiRefusal } from '#platform/web/api.ts';
import { fileTexts } from '../../contract/texts.ts';
import { MAX_DOCUMENT_BYTES, MAX_PICTURE_BYTES, type MessageId } from '../../domain/chat-message.ts';
import type { RoomId } from '../../domain/chat-side.ts';
import { createUploads, isSending, type Uploads } from '../../ui/room/uploads.ts';

const known = new Map<RoomId, Uploads>();

/** Leaving the page would end them. */
const warn = (event: BeforeUnloadEvent): void => {
  if ([...known.values()].some((uploads) => uploads.state().some(isSending))) event.preventDefault();
};

export function uploadsOf(roomId: RoomId, send: (id: MessageId, file: File) => Promise<void>): Uploads {
  const before = known.get(roomId);
  if (before !== undefined) return before;
  if (known.size === 0) window.addEventListener('beforeunload', warn);
  const uploads = createUploads(async (id, file) => {
    const problem = fileProblem(file);
    if (problem !== undefined) throw problem;
    await send(id, file);
  });
  known.set(roomId, uploads);
  return uploads;
}

/** What the server would say after the whole upload. */
function fileProblem({ type, size }: File): ApiRefusal | undefined {
  const isPicture = type.startsWith('image/');
  const code =
    !isPicture && type !== 'application/pdf'
      ? 'not-a-document'
      : size > (isPicture ? MAX_PICTURE_BYTES : MAX_DOCUMENT_BYTES)
        ? 'too-large'
        : undefined;
  return code === undefined
    ? undefined
    : new ApiRefusal(fileTexts[code].status, { ...fileTexts[code], code });
}
