/**
 * A conversation as a page shows it: what the server has, what is still to be sent, and who types. What the page has missed is
 * fetched by number.
 */
import type { Buyer } from '#features/payments/storefront/buyer.ts';
import { defined } from '#kernel/defined.ts';
import { randomId } from '#platform/web/random-id.ts';
import {
  changeRoomStateEndpoint,
  listMessagesEndpoint,
  readRoomEndpoint,
  sendFileEndpoint,
  sendMessageEndpoint,
} from '../../contract/chat.endpoints.ts';
import { type RoomEvent, TYPING_SHOWN, type TypingEvent } from '../../contract/chat-events.ts';
import type { WireMessage } from '../../contract/fields.schema.ts';
import { messageFromWire, type ShownRoom } from '../../contract/room.wire.ts';
import {
  type ChatMessage,
  MAX_FILE_NAME_LENGTH,
  type MessageId,
  tidyMessage,
} from '../../domain/chat-message.ts';
import { missingAfter, withMessages } from '../../domain/known-messages.ts';
import { waitingSender } from './send-waiting.ts';
import { type ChangeWaiting, changeWaiting, readWaiting, type WaitingMessage } from './waiting-messages.ts';

export interface ConversationState {
  readonly room: ShownRoom;
  readonly messages: readonly ChatMessage[];
  readonly waiting: readonly WaitingMessage[];
  /** Whether the first page has been fetched. */
  readonly isLoaded: boolean;
  readonly isLive: boolean;
  readonly shopTypes: boolean;
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

export function createConversation({ api, shop, session }: Buyer, first: ShownRoom): Conversation {
  const params = { idfornecedor: shop.id, sala: first.id };
  const { clientId } = session;
  const listeners = new Set<() => void>();
  let state: ConversationState = {
    room: first,
    messages: [],
    waiting: readWaiting(clientId, first.id),
    isLoaded: false,
    isLive: false,
    shopTypes: false,
    failure: undefined,
  };
  const set = (change: Partial<ConversationState>): void => {
    state = { ...state, ...change };
    for (const changed of listeners) changed();
  };
  const setRoom = (change: Partial<ShownRoom>): void => set({ room: { ...state.room, ...change } });
  const setWaiting = (change: ChangeWaiting): void => {
    changeWaiting(clientId, first.id, change);
    set({ waiting: change(state.waiting) });
  };

  const take = (more: readonly ChatMessage[], total = 0): void => {
    const messages = withMessages(state.messages, more);
    const arrived = new Set(more.map(({ id }) => id));
    const withoutArrived: ChangeWaiting = (some) => some.filter(({ id }) => !arrived.has(id));
    const waiting = withoutArrived(state.waiting);
    if (waiting.length < state.waiting.length) changeWaiting(clientId, first.id, withoutArrived);
    const last = messages.at(-1)?.number ?? 0;
    set({ messages, waiting, room: { ...state.room, total: Math.max(state.room.total, last, total) } });
  };

  /** The first number that is shown: earlier ones are fetched on demand. */
  let from = 1;
  const fetchPage = async (query: { readonly antes?: number; readonly apos?: number }): Promise<number> => {
    const { dados, total } = await api.call(listMessagesEndpoint, { params, query });
    take(dados.map(messageFromWire), (query.apos ?? 0) + (query.antes === undefined ? total : 0));
    return dados.length;
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
    async send({ id, text }) {
      const body = { idmensagem: id, texto: text };
      const sent = await api.call(sendMessageEndpoint, { params, body });
      take([messageFromWire(sent)]);
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
      const query = { idmensagem: id, nome: file.name.slice(-MAX_FILE_NAME_LENGTH) };
      const sent = await api.call(sendFileEndpoint, { params, query, body: file });
      take([messageFromWire(sent)]);
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
      if (last <= state.room.readUpTo.client) return;
      setRoom({ readUpTo: { ...state.room.readUpTo, client: last }, unread: 0 });
      await api.call(readRoomEndpoint, { params, body: { ate: last } });
    },
    async setClosed(closed) {
      const body = { situacao: closed ? ('FECHADA' as const) : ('ABERTA' as const) };
      await api.call(changeRoomStateEndpoint, { params, body });
      setRoom({ closed });
    },
    onMessage(wire) {
      if (wire.sala !== first.id) return;
      setRoom({ closed: false });
      if (wire.lado === 'LOJA') set({ shopTypes: false });
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
      if (sala !== first.id || lado !== 'LOJA') return;
      clearTimeout(typed);
      set({ shopTypes: true });
      typed = setTimeout(() => set({ shopTypes: false }), TYPING_SHOWN);
    },
    onState: (isLive) => set({ isLive }),
  };
}
