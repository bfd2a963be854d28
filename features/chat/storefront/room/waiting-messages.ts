/** Messages that the shop has not acknowledged: stored in the browser, so that they are sent once it is back, also on another page. */
import {
  clientKey,
  forgetStored,
  readStored,
  storedKeys,
  writeStored,
} from '#platform/web/client-storage.ts';
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

const keyOf = (clientId: string, roomId: RoomId): string => clientKey(clientId, `chat-${roomId}`);

/** The client's rooms, of any shop, in which messages wait. */
export const roomsWithWaiting = (clientId: string): readonly RoomId[] => {
  const prefix = keyOf(clientId, '');
  return storedKeys(prefix).map((key) => key.slice(prefix.length));
};

export function readWaiting(clientId: string, roomId: RoomId): readonly WaitingMessage[] {
  try {
    const stored: unknown = JSON.parse(readStored(keyOf(clientId, roomId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isWaiting) : [];
  } catch {
    return [];
  }
}

/** Changes what is stored, where other tabs may have added messages of their own. */
export function changeWaiting(clientId: string, roomId: RoomId, change: ChangeWaiting): void {
  const waiting = change(readWaiting(clientId, roomId));
  if (waiting.length === 0) forgetStored(keyOf(clientId, roomId));
  else writeStored(keyOf(clientId, roomId), JSON.stringify(waiting));
}

const isWaiting = (value: unknown): value is WaitingMessage => {
  const { id, text, writtenAt } = (value ?? {}) as Partial<Record<keyof WaitingMessage, unknown>>;
  return typeof id === 'string' && typeof text === 'string' && typeof writtenAt === 'number';
};
