/** What a page shows of a conversation while calls fail, events come twice or not at all. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '#platform/testing/memory-storage.ts';
import { type Api, ApiRefusal } from '#platform/web/api.ts';
import * as endpoints from '../../contract/chat.endpoints.ts';
import type { WireMessage } from '../../contract/fields.schema.ts';
import type { ShownRoom } from '../../contract/room.wire.ts';
import { type ChatCalls, chatCalls } from '../chat-access.ts';
import { createConversation } from './conversation.ts';
import { sendStored } from './send-stored.ts';

const ROOM = '019a0000-0000-7000-8000-000000000001';
const room: ShownRoom = {
  id: ROOM,
  channel: 'shop',
  closed: false,
  total: 0,
  readUpTo: { client: 0, shop: 0 },
  unread: 0,
  openedAt: 0,
  changedAt: 0,
};

/** A server that loses answers. */
function aServer() {
  const stored: WireMessage[] = [];
  const server = {
    stored,
    /** What happens to the next sends: stored and answered, stored without an answer, or neither. */
    fates: [] as ('answered' | 'unanswered' | 'away' | 'refused')[],
    write(id: string, texto: string, lado: WireMessage['lado'] = 'LOJA'): WireMessage {
      const known = stored.find(({ idmensagem }) => idmensagem === id);
      if (known !== undefined) return known;
      const message: WireMessage = {
        idmensagem: id,
        sala: ROOM,
        numero: stored.length + 1,
        lado,
        autor: 'Ana',
        tipo: 'TEXTO',
        texto,
        anexo: null,
        enviada_em: '2026-11-23T12:00:00.000Z',
      };
      stored.push(message);
      return message;
    },
    async call(endpoint: unknown, input: { query?: { apos?: number; antes?: number }; body?: unknown }) {
      if (endpoint === endpoints.listMessagesEndpoint) {
        const { apos, antes } = input.query ?? {};
        const dados =
          apos === undefined
            ? stored.filter(({ numero }) => numero < (antes ?? Infinity)).slice(-30)
            : stored.filter(({ numero }) => numero > apos).slice(0, 30);
        return { dados, total: apos === undefined ? stored.length : Math.max(0, stored.length - apos) };
      }
      if (endpoint !== endpoints.sendMessageEndpoint) return {};
      const { idmensagem, texto } = input.body as { idmensagem: string; texto: string };
      const fate = server.fates.shift() ?? 'answered';
      if (fate === 'away') throw new TypeError('Failed to fetch');
      if (fate === 'refused') throw new ApiRefusal(409, { message: 'Esta loja não atende por conversa.' });
      const message = server.write(idmensagem, texto, 'CLIENTE');
      if (fate === 'unanswered') throw new TypeError('Failed to fetch');
      return message;
    },
  };
  return server;
}

let server: ReturnType<typeof aServer>;
const calls = (): ChatCalls =>
  chatCalls(server as unknown as Api, 'shop', {
    ticket: endpoints.chatTicketEndpoint,
    messages: endpoints.listMessagesEndpoint,
    send: endpoints.sendMessageEndpoint,
    sendFile: endpoints.sendFileEndpoint,
    read: endpoints.readRoomEndpoint,
    setState: endpoints.changeRoomStateEndpoint,
    file: endpoints.getFileEndpoint,
  });
const ana = () => ({ side: 'client' as const, storageKey: 'ana-', calls: calls() });
const open = () => createConversation(ana(), room);
const texts = (conversation: ReturnType<typeof open>): string[] =>
  conversation.state().messages.map(({ text }) => text);
const waits = (conversation: ReturnType<typeof open>): string[] =>
  conversation.state().waiting.map(({ text }) => text);

beforeEach(() => {
  server = aServer();
  vi.stubGlobal('localStorage', memoryStorage());
  return () => vi.unstubAllGlobals();
});

describe('a message', () => {
  test('is shown as waiting until it is acknowledged', async () => {
    const conversation = open();
    await conversation.catchUp();
    server.fates.push('away');
    conversation.send('  Bom dia  ');
    expect([texts(conversation), waits(conversation)]).toEqual([[], ['Bom dia']]);
    await vi.waitFor(() => expect(server.fates).toEqual([]));
    await conversation.catchUp();
    expect([texts(conversation), waits(conversation)]).toEqual([['Bom dia'], []]);
  });

  test('whose answer was lost is sent again and shown once', async () => {
    const conversation = open();
    await conversation.catchUp();
    server.fates.push('unanswered', 'unanswered');
    conversation.send('uma vez');
    await vi.waitFor(() => expect(server.stored).toHaveLength(1));
    await conversation.catchUp();
    await conversation.catchUp();
    expect(server.stored).toHaveLength(1);
    expect([texts(conversation), waits(conversation)]).toEqual([['uma vez'], []]);
  });

  test('that waits is sent by the next page, in its order', async () => {
    const before = open();
    server.fates.push('away', 'away');
    before.send('um');
    before.send('dois');
    await vi.waitFor(() => expect(server.fates.length).toBeLessThan(2));
    server.fates = [];
    const after = open();
    expect(waits(after)).toEqual(['um', 'dois']);
    await after.catchUp();
    expect(server.stored.map(({ texto }) => texto)).toEqual(['um', 'dois']);
    expect(localStorage.length).toBe(0);
  });

  test('that another tab stores is not overwritten', async () => {
    const [one, other] = [open(), open()];
    server.fates.push('away', 'away');
    one.send('um');
    other.send('dois');
    await vi.waitFor(() => expect(server.fates).toEqual([]));
    expect(waits(open())).toEqual(['um', 'dois']);
    await one.catchUp();
    expect(waits(open())).toEqual(['dois']);
    await other.catchUp();
    expect(server.stored.map(({ texto }) => texto)).toEqual(['um', 'dois']);
  });

  test('that waits in a room that was left is sent from the list of rooms', async () => {
    server.fates.push('away');
    open().send('um');
    await vi.waitFor(() => expect(server.fates).toEqual([]));
    server.fates.push('unanswered');
    expect(await sendStored(ana())).toBe(0);
    expect(await sendStored(ana())).toBe(1);
    expect(server.stored.map(({ texto }) => texto)).toEqual(['um']);
    expect(await sendStored(ana())).toBe(0);
  });

  test('that is refused in the list of rooms waits for its room’s page', async () => {
    server.fates.push('away');
    open().send('um');
    await vi.waitFor(() => expect(server.fates).toEqual([]));
    server.fates.push('refused');
    expect(await sendStored(ana())).toBe(0);
    expect(waits(open())).toEqual(['um']);
  });

  test('that is refused says why, and the next one is sent', async () => {
    const conversation = open();
    await conversation.catchUp();
    server.fates.push('refused');
    conversation.send('um');
    conversation.send('dois');
    await vi.waitFor(() => expect(texts(conversation)).toEqual(['dois']));
    const [refused] = conversation.state().waiting;
    expect(refused?.refusal).toBe('Esta loja não atende por conversa.');
    conversation.retry(refused?.id ?? '');
    await vi.waitFor(() => expect(texts(conversation)).toEqual(['dois', 'um']));
  });
});

describe('what others write', () => {
  test('comes once, however often its event comes', async () => {
    const conversation = open();
    await conversation.catchUp();
    const message = server.write('x', 'oi');
    conversation.onMessage(message);
    conversation.onMessage(message);
    expect(texts(conversation)).toEqual(['oi']);
  });

  test('is fetched where an event was missed', async () => {
    const conversation = open();
    await conversation.catchUp();
    server.write('a', 'um');
    server.write('b', 'dois');
    conversation.onMessage(server.write('c', 'três'));
    await vi.waitFor(() => expect(texts(conversation)).toEqual(['um', 'dois', 'três']));
  });

  test('is fetched when no event came at all, however much it is', async () => {
    const conversation = open();
    server.write('first', 'm0');
    await conversation.catchUp();
    for (let number = 1; number <= 75; number += 1) server.write(`m${number}`, `m${number}`);
    await conversation.catchUp();
    expect(texts(conversation)).toEqual(Array.from({ length: 76 }, (_, index) => `m${index}`));
  });

  test('in another room is not shown', async () => {
    const conversation = open();
    await conversation.catchUp();
    conversation.onMessage({ ...server.write('a', 'um'), sala: 'other' });
    expect(texts(conversation)).toEqual([]);
  });
});

describe('a conversation of the shop’s people', () => {
  const dora = () => createConversation({ ...ana(), side: 'shop', storageKey: 'dora-' }, room);

  test('shows that the client types until they write, and not that a colleague does', async () => {
    const conversation = dora();
    await conversation.catchUp();
    conversation.onTyping({ sala: ROOM, lado: 'LOJA' });
    expect(conversation.state().otherTypes).toBe(false);
    conversation.onTyping({ sala: ROOM, lado: 'CLIENTE' });
    expect(conversation.state().otherTypes).toBe(true);
    conversation.onMessage(server.write('a', 'oi', 'CLIENTE'));
    expect(conversation.state().otherTypes).toBe(false);
  });

  test('is read up to the last message, once', async () => {
    const conversation = dora();
    server.write('a', 'oi', 'CLIENTE');
    await conversation.catchUp();
    const read = vi.spyOn(server, 'call');
    await conversation.markRead();
    await conversation.markRead();
    expect(read).toHaveBeenCalledTimes(1);
    expect(conversation.state().room.readUpTo).toEqual({ client: 0, shop: 1 });
  });
});

test('the last thirty are shown first, and earlier ones on demand', async () => {
  for (let number = 1; number <= 65; number += 1) server.write(`m${number}`, `m${number}`);
  const conversation = open();
  await conversation.catchUp();
  expect(texts(conversation)).toHaveLength(30);
  await conversation.loadOlder();
  await conversation.loadOlder();
  expect(texts(conversation)[0]).toBe('m1');
  expect(texts(conversation)).toHaveLength(65);
});

test('a file that is sent again has the same id', async () => {
  const conversation = open();
  const sent: unknown[] = [];
  server.call = async (_: unknown, { query }: { query?: object }) => {
    sent.push(query);
    throw new TypeError('Failed to fetch');
  };
  const file = new File(['x'], 'foto.png');
  await expect(conversation.sendFile('id-1', file)).rejects.toThrow('Failed to fetch');
  await expect(conversation.sendFile('id-1', file)).rejects.toThrow('Failed to fetch');
  expect(sent).toEqual(Array(2).fill({ idmensagem: 'id-1', nome: 'foto.png' }));
});

test('a failure to fetch is shown until it succeeds', async () => {
  const conversation = open();
  const { call } = server;
  server.call = async () => Promise.reject(new TypeError('Failed to fetch'));
  await conversation.catchUp();
  expect(conversation.state().failure).toBeInstanceOf(TypeError);
  server.call = call;
  await conversation.catchUp();
  expect(conversation.state().failure).toBeUndefined();
});
