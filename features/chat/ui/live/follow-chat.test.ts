/** The connection of a page: its ticket, its greeting, its retries. Spec 7, chat. */
import type { Socket } from 'socket.io-client';
import { beforeEach, expect, test, vi } from 'vitest';
import { LIVE_PATH } from '#platform/contract/live.ts';
import {
  CHAT_RETRIES,
  HANDSHAKE,
  HANDSHAKE_ROOM,
  MESSAGE,
  ROOM_CHANGED,
} from '../../contract/chat-events.ts';
import { followChat, followRoomOf } from './follow-chat.ts';

/** A connection without a network. */
const line = vi.hoisted(() => ({
  options: undefined as
    | undefined
    | { path: string; reconnectionAttempts: number; auth: (give: (facts: object) => void) => void },
  listeners: new Map<string, (fact?: unknown) => void>(),
  sent: [] as unknown[],
  answer: {} as unknown,
  closed: false,
  connected: false,
}));

vi.mock('socket.io-client', () => ({
  io(options: typeof line.options) {
    line.options = options;
    const socket = {
      get connected() {
        return line.connected;
      },
      on: (name: string, listener: (fact?: unknown) => void) => line.listeners.set(name, listener),
      timeout: () => socket,
      emitWithAck: async (...sent: unknown[]) => {
        line.sent.push(sent);
        if (line.answer instanceof Error) throw line.answer;
        return line.answer;
      },
      disconnect: () => {
        line.closed = true;
      },
    };
    return socket as unknown as Socket;
  },
}));

const ticket = vi.fn<() => Promise<string>>();
const followRoom = followRoomOf(ticket);
const listener = () => ({
  onMessage: vi.fn(),
  onRoom: vi.fn(),
  onTyping: vi.fn(),
  onMissed: vi.fn(),
  onState: vi.fn(),
});

beforeEach(() => {
  line.listeners.clear();
  line.sent = [];
  line.answer = { ok: true };
  line.closed = false;
  line.connected = false;
  ticket.mockReset();
});

test('a page connects with a ticket of its own each time, and retries five times', async () => {
  followRoom('room', listener());
  expect(CHAT_RETRIES).toBe(5);
  expect(line.options).toMatchObject({ path: LIVE_PATH, reconnectionAttempts: CHAT_RETRIES });
  for (const token of ['one', 'two']) {
    ticket.mockResolvedValueOnce(token);
    const facts = await new Promise((resolve) => line.options?.auth(resolve));
    expect(facts).toEqual({ token });
  }
  ticket.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await new Promise((resolve) => line.options?.auth(resolve))).toEqual({});
});

test('the page of a room enters it, and fetches what it has missed', async () => {
  const page = listener();
  followRoom('room', page);
  line.answer = { ok: true, sala: 'room', total_mensagens: 2 };
  line.listeners.get('connect')?.();
  await vi.waitFor(() => expect(page.onMissed).toHaveBeenCalled());
  expect(line.sent).toEqual([[HANDSHAKE_ROOM, { sala: 'room' }]]);
  expect(page.onState).toHaveBeenLastCalledWith(true);
  expect(page.onRoom).toHaveBeenCalledWith(line.answer);
  line.listeners.get('disconnect')?.();
  expect(page.onState).toHaveBeenLastCalledWith(false);
});

test('a page that is not answered gives the connection up, and polls', async () => {
  const page = listener();
  followRoom('room', page);
  line.answer = new Error('operation has timed out');
  line.listeners.get('connect')?.();
  await vi.waitFor(() => expect(line.closed).toBe(true));
  expect(page.onState).not.toHaveBeenCalledWith(true);
});

test('the list of rooms is fetched when it connects and when something happens in a room', async () => {
  const list = listener();
  const { end } = followChat(ticket, list);
  line.listeners.get('connect')?.();
  await vi.waitFor(() => expect(list.onMissed).toHaveBeenCalledTimes(1));
  expect(line.sent).toEqual([[HANDSHAKE]]);
  line.listeners.get(MESSAGE)?.();
  line.listeners.get(ROOM_CHANGED)?.();
  expect([list.onMessage, list.onRoom].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  end();
  expect(line.closed).toBe(true);
});

test('a page that shows another room enters that one, once it is connected', async () => {
  const page = listener();
  const followed = followChat(ticket, page);
  followed.show('one');
  expect(line.sent).toEqual([]);
  line.connected = true;
  line.listeners.get('connect')?.();
  await vi.waitFor(() => expect(page.onRoom).toHaveBeenCalledTimes(1));
  followed.show('two');
  followed.show('two');
  followed.show(undefined);
  await vi.waitFor(() => expect(page.onRoom).toHaveBeenCalledTimes(2));
  expect(line.sent).toEqual([
    [HANDSHAKE_ROOM, { sala: 'one' }],
    [HANDSHAKE_ROOM, { sala: 'two' }],
  ]);
});
