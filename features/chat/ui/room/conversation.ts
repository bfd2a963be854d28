/**
 * A conversation as a page shows it: what the server has, what is still to be sent, and who types. What the page has missed is
 * fetched by number.
 */
import { defined } from '#kernel/defined.ts';
import { randomId } from '#platform/web/random-id.ts';
import { type RoomEvent, TYPING_SHOWN, type TypingEvent } from '../../contract/chat-events.ts';
import type { WireMessage } from '../../contract/fields.schema.ts';
import { messageFromWire, type ShownRoom, sideFromWire } from '../../contract/room.wire.ts';
import {
  type ChatMessage,
  MAX_FILE_NAME_LENGTH,
  type MessageId,
  tidyMessage,
} from '../../domain/chat-message.ts';
import { missingAfter, withMessages } from '../../domain/known-messages.ts';
import type { ChatAccess } from '../chat-access.ts';
import { waitingSender } from './send-waiting.ts';
import { type ChangeWaiting, changeWaiting, readWaiting, type WaitingMessage } from './waiting-messages.ts';

export interface ConversationState {
  readonly room: ShownRoom;
  readonly messages: readonly ChatMessage[];
  readonly waiting: readonly WaitingMessage[];
  /** Whether the first page has been fetched. */
  readonly isLoaded: boolean;
  readonly isLive: boolean;
  /** Somebody of the other side. */
  readonly otherTypes: boolean;
  /** A failure to fetch; undefined after a success. */
  readonly failure: unknown;
}

export interface Conversation {
  readonly state: () => ConversationState;
  readonly subscribe: (changed: () => void) => () => void;
  send(text: string): void;
  /** With the same id it is sent again, and stored once. */
  sendFile(id: MessageId, file: File): Promise<void>;
  /** Sends a refused message again. */
  retry(id: MessageId): void;
  discard(id: MessageId): void;
  loadOlder(): Promise<void>;
  /** Fetches what is missing and sends what waits. */
  catchUp(): Promise<void>;
  markRead(): Promise<void>;
  setClosed(closed: boolean): Promise<void>;
  readonly onMessage: (message: WireMessage) => void;
  readonly onRoom: (room: RoomEvent) => void;
  readonly onTyping: (typing: TypingEvent) => void;
  readonly onState: (live: boolean) => void;
}

export function createConversation(
  { side, storageKey, calls }: Pick<ChatAccess, 'side' | 'storageKey' | 'calls'>,
  first: ShownRoom,
): Conversation {
  const key = storageKey + first.id;
  const listeners = new Set<() => void>();
  let state: ConversationState = {
    room: first,
    messages: [],
    waiting: readWaiting(key),
    isLoaded: false,
    isLive: false,
    otherTypes: false,
    failure: undefined,
  };
  const set = (change: Partial<ConversationState>): void => {
    state = { ...state, ...change };
    for (const changed of listeners) changed();
  };
  const setRoom = (change: Partial<ShownRoom>): void => set({ room: { ...state.room, ...change } });
  const setWaiting = (change: ChangeWaiting): void => {
    changeWaiting(key, change);
    set({ waiting: change(state.waiting) });
  };

  const take = (more: readonly ChatMessage[], total = 0): void => {
    const messages = withMessages(state.messages, more);
    const arrived = new Set(more.map(({ id }) => id));
    const withoutArrived: ChangeWaiting = (some) => some.filter(({ id }) => !arrived.has(id));
    const waiting = withoutArrived(state.waiting);
    if (waiting.length < state.waiting.length) changeWaiting(key, withoutArrived);
    const last = messages.at(-1)?.number ?? 0;
    set({ messages, waiting, room: { ...state.room, total: Math.max(state.room.total, last, total) } });
  };

  /** The first number that is shown: earlier ones are fetched on demand. */
  let from = 1;
  const fetchPage = async (query: { readonly antes?: number; readonly apos?: number }): Promise<number> => {
    const { messages, total } = await calls.messages(first.id, query);
    take(messages, (query.apos ?? 0) + (query.antes === undefined ? total : 0));
    return messages.length;
  };
  const missing = (): number | undefined => missingAfter(state.messages, state.room.total, from);
  const fetchAll = async (): Promise<void> => {
    try {
      if (!state.isLoaded) {
        await fetchPage({});
        from = state.messages[0]?.number ?? 1;
        set({ isLoaded: true });
      }
      // Also asks for what no event has told of.
      let some: number;
      do some = await fetchPage({ apos: missing() ?? state.room.total });
      while (some > 0 && missing() !== undefined);
      set({ failure: undefined });
    } catch (failure) {
      set({ failure });
    }
  };
  let fetching: Promise<void> | undefined;
  const fetchMissing = (): Promise<void> => {
    fetching ??= fetchAll().finally(() => {
      fetching = undefined;
    });
    return fetching;
  };
  const fetchGap = (): void => {
    if (state.isLoaded && missing() !== undefined) void fetchMissing();
  };

  const flush = waitingSender({
    waiting: () => state.waiting,
    async send(message) {
      take([await calls.send(first.id, message)]);
      fetchGap();
    },
    refused: (id, refusal) =>
      setWaiting((waiting) => waiting.map((one) => (one.id === id ? { ...one, refusal } : one))),
  });

  let typed: ReturnType<typeof setTimeout> | undefined;
  return {
    state: () => state,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    send(text) {
      const tidy = tidyMessage(text);
      if (tidy === '') return;
      const message = { id: randomId(), text: tidy, writtenAt: Date.now() };
      setWaiting((waiting) => [...waiting, message]);
      void flush();
    },
    async sendFile(id, file) {
      const name = file.name.slice(-MAX_FILE_NAME_LENGTH);
      take([await calls.sendFile(first.id, { id, name, content: file })]);
      fetchGap();
    },
    retry(id) {
      setWaiting((waiting) =>
        waiting.map(({ refusal, ...one }) => (one.id === id ? one : { ...one, ...defined({ refusal }) })),
      );
      void flush();
    },
    discard: (id) => setWaiting((waiting) => waiting.filter((one) => one.id !== id)),
    async loadOlder() {
      const before = state.messages[0]?.number ?? 1;
      if (before > 1) await fetchPage({ antes: before });
      from = Math.min(from, state.messages[0]?.number ?? from);
    },
    catchUp: async () => void (await Promise.all([fetchMissing(), flush()])),
    async markRead() {
      const last = state.messages.at(-1)?.number ?? 0;
      if (last <= state.room.readUpTo[side]) return;
      setRoom({ readUpTo: { ...state.room.readUpTo, [side]: last }, unread: 0 });
      await calls.markRead(first.id, last);
    },
    async setClosed(closed) {
      await calls.setClosed(first.id, closed);
      setRoom({ closed });
    },
    onMessage(wire) {
      if (wire.sala !== first.id) return;
      setRoom({ closed: false });
      if (sideFromWire(wire.lado) !== side) set({ otherTypes: false });
      if (!state.isLoaded) return;
      take([messageFromWire(wire)]);
      fetchGap();
    },
    onRoom(event) {
      if (event.sala !== first.id) return;
      const { attendantName: _, ...room } = state.room;
      const { cliente, loja } = event.lidas;
      set({
        room: {
          ...room,
          closed: event.situacao === 'FECHADA',
          total: Math.max(room.total, event.total_mensagens),
          readUpTo: {
            client: Math.max(room.readUpTo.client, cliente),
            shop: Math.max(room.readUpTo.shop, loja),
          },
          ...defined({ attendantName: event.atendente ?? undefined }),
        },
      });
      fetchGap();
    },
    onTyping({ sala, lado }) {
      if (sala !== first.id || sideFromWire(lado) === side) return;
      clearTimeout(typed);
      set({ otherTypes: true });
      typed = setTimeout(() => set({ otherTypes: false }), TYPING_SHOWN);
    },
    onState: (isLive) => set({ isLive }),
  };
}
