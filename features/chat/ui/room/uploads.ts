/** The files that a page sends, one after the other. They are not stored in the browser: they end with the page. */
import { randomId } from '#platform/web/random-id.ts';
import type { MessageId } from '../../domain/chat-message.ts';

export interface Upload {
  /** The message's: a file that is sent again is stored once. */
  readonly id: MessageId;
  readonly file: File;
  /** It is not sent again by itself. */
  readonly failure?: unknown;
}

export interface Uploads {
  readonly state: () => readonly Upload[];
  readonly subscribe: (changed: () => void) => () => void;
  add(files: readonly File[]): void;
  retry(id: MessageId): void;
  discard(id: MessageId): void;
}

export function createUploads(send: (id: MessageId, file: File) => Promise<void>): Uploads {
  const listeners = new Set<() => void>();
  let uploads: readonly Upload[] = [];
  const set = (changed: readonly Upload[]): void => {
    uploads = changed;
    for (const listener of listeners) listener();
  };
  const without = (id: MessageId): readonly Upload[] => uploads.filter((one) => one.id !== id);

  let isSending = false;
  const sendAll = async (): Promise<void> => {
    if (isSending) return;
    isSending = true;
    for (;;) {
      const next = uploads.find(({ failure }) => failure === undefined);
      if (next === undefined) break;
      try {
        await send(next.id, next.file);
        set(without(next.id));
      } catch (failure) {
        set(uploads.map((one) => (one.id === next.id ? { ...one, failure } : one)));
      }
    }
    isSending = false;
  };
  return {
    state: () => uploads,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    add(files) {
      set([...uploads, ...files.map((file) => ({ id: randomId(), file }))]);
      void sendAll();
    },
    retry(id) {
      set(
        uploads.map(({ failure, ...one }) =>
          one.id === id || failure === undefined ? one : { ...one, failure },
        ),
      );
      void sendAll();
    },
    discard: (id) => set(without(id)),
  };
}

export const isSending = ({ failure }: Upload): boolean => failure === undefined;
