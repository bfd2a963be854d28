/** Sends the messages that wait, one after the other, each until the shop has answered. */
import { ApiRefusal } from '#platform/web/api.ts';
import type { MessageId } from '../../domain/chat-message.ts';
import type { WaitingMessage } from './waiting-messages.ts';

interface Sender {
  readonly waiting: () => readonly WaitingMessage[];
  /** Resolves when the shop has it. */
  readonly send: (message: WaitingMessage) => Promise<void>;
  readonly refused: (id: MessageId, why: string) => void;
}

/** Returns a function that begins to send; a call while it is sending makes it try once more at the end. */
export function waitingSender({ waiting, send, refused }: Sender): () => Promise<void> {
  let sending: Promise<void> | undefined;
  const sendAll = async (): Promise<void> => {
    for (;;) {
      const next = waiting().find(({ refusal }) => refusal === undefined);
      if (next === undefined) return;
      try {
        await send(next);
      } catch (error) {
        // Without an answer, or while the shop is busy: the same message is sent again later.
        if (!(error instanceof ApiRefusal) || isTemporary(error)) return;
        refused(next.id, error.message);
      }
    }
  };
  let isWanted = false;
  const sendWhileWanted = async (): Promise<void> => {
    while (isWanted) {
      isWanted = false;
      await sendAll();
    }
  };
  return () => {
    isWanted = true;
    sending ??= sendWhileWanted().finally(() => {
      sending = undefined;
    });
    return sending;
  };
}

/** Whether the same call may succeed later. */
export const isTemporary = ({ status }: ApiRefusal): boolean =>
  status >= 500 || status === 401 || status === 408 || status === 429;
