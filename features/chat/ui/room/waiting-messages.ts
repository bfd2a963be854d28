/** Messages that the shop has not acknowledged: stored in the browser, so that they are sent once it is back, also on another page. */
import { forgetStored, readStored, storedKeys, writeStored } from '#platform/web/storage/client-storage.ts';
import type { MessageId } from '../../domain/chat-message.ts';
import type { RoomId } from '../../domain/chat-side.ts';

export interface WaitingMessage {
  readonly id: MessageId;
  readonly text: string;
  readonly writtenAt: number;
  /** Why the shop refused it; it is not sent again by itself. */
  readonly refusal?: string;
}

export type ChangeWaiting = (waiting: readonly WaitingMessage[]) => readonly WaitingMessage[];

/** The rooms, also of other shops, in which messages wait. `storageKey`: of the person, before a room's id. */
export const roomsWithWaiting = (storageKey: string): readonly RoomId[] =>
  storedKeys(storageKey).map((key) => key.slice(storageKey.length));

export function readWaiting(key: string): readonly WaitingMessage[] {
  try {
    const stored: unknown = JSON.parse(readStored(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isWaiting) : [];
  } catch {
    return [];
  }
}

/** Changes what is stored, where other tabs may have added messages of their own. */
export function changeWaiting(key: string, change: ChangeWaiting): void {
  const waiting = change(readWaiting(key));
  if (waiting.length === 0) forgetStored(key);
  else writeStored(key, JSON.stringify(waiting));
}

const isWaiting = (value: unknown): value is WaitingMessage => {
  const { id, text, writtenAt } = (value ?? {}) as Partial<Record<keyof WaitingMessage, unknown>>;
  return typeof id === 'string' && typeof text === 'string' && typeof writtenAt === 'number';
};
