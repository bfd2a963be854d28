/** Two topics on one server: each has its own rooms, its own changes and its own authorisation. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testDatabase } from '#platform/testing/test-database.ts';
import { LIVE_PATH } from '../contract/live.ts';
import { newId } from '../db/new-id.ts';
import { announce } from './announce.ts';
import { issueTicket } from './live-tickets.ts';
import type { Follower, LiveTopic } from './live-topic.ts';
import { notifyChannelOf, notifyTopic } from './notify-topic.store.ts';
import { openLive } from './open-live.ts';

const database = testDatabase();
const [shop, otherShop] = [newId(), newId()];
const SESSION = newId();

interface Changed {
  readonly supplierId: string;
  readonly id: string;
}

const refused = new Set<string>();
const failures: unknown[] = [];
let checkFails = false;

const topic = (name: string): LiveTopic<Changed> => ({
  name,
  missed: `${name}-missed`,
  eventOf: ({ supplierId, id }) => ({
    event: { name: `${name}-changed`, fact: { id } },
    rooms: [
      { supplierId, ids: [id] },
      { supplierId, ids: ['shared', id] },
    ],
  }),
  limits: { maxInRoom: 3, maxUnsent: 500 },
  async receive(_, { ids }, { name: said, fact, entered }) {
    if (said === 'enter') return { answer: { ok: true }, enter: ['shared', String(fact)] };
    if (said === 'where') return { answer: { ids, entered: entered ?? null } };
    if (said === 'fail') throw new Error('a message could not be read');
    return undefined;
  },
  async mayFollow(_, followers) {
    if (checkFails) throw new Error('the check failed');
    return new Set<Follower>(followers.filter((follower) => !refused.has(follower.topic)));
  },
});

let server: Server;
let stop: () => Promise<void>;
let origin: string;
const sockets: Socket[] = [];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  server = createServer((_, response) => response.end());
  stop = openLive({
    server,
    database: database.current,
    url: database.url,
    topics: [topic('news'), topic('chat')],
    failed: (error) => failures.push(error),
  }).close;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.disconnect();
  await stop();
  vi.useRealTimers();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  refused.clear();
  failures.length = 0;
  checkFails = false;
});

interface Page {
  readonly socket: Socket;
  readonly received: unknown[];
}

async function follow(
  name: string,
  id: string,
  supplierId = shop,
  carriedBy: 'ticket' | 'token' | 'query' = 'ticket',
): Promise<Page | undefined> {
  const room = { supplierId, topic: name, ids: [id] };
  const ticket = await issueTicket(database.current.db, { sessionId: SESSION, room }, Date.now());
  const socket = io(origin, {
    path: LIVE_PATH,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    ...(carriedBy === 'query' ? { query: { token: ticket } } : { auth: { [carriedBy]: ticket } }),
    extraHeaders: { origin },
  });
  sockets.push(socket);
  const received: unknown[] = [];
  socket.onAny((event, fact) => received.push([event, fact]));
  const admitted = await new Promise<boolean>((resolve) => {
    socket.on('connect', () => resolve(true));
    socket.on('connect_error', () => resolve(false));
  });
  return admitted ? { socket, received } : undefined;
}

const page = async (...where: Parameters<typeof follow>): Promise<Page> => {
  const opened = await follow(...where);
  if (opened === undefined) throw new Error('a ticket of a registered topic is accepted');
  return opened;
};

/** Both topics are listened to on one connection, a moment after the server opens. */
const listening = () =>
  vi.waitFor(async () => {
    const { rows } = await database.current.db.execute(
      sql`select from pg_stat_activity where datname = current_database() and application_name = 'vitrine-listener'
        and query like '%pg_listening_channels%'`,
    );
    expect(rows).toHaveLength(1);
  }, 10_000);

test('a change reaches the rooms of its topic, and no others of the same ids', async () => {
  const [newsPage, chat, elsewhere] = [
    await page('news', '7'),
    await page('chat', '7'),
    await page('chat', '7', otherShop),
  ];
  await listening();
  await notifyTopic(database.current.db, 'chat', { supplierId: shop, id: '7' });
  await vi.waitFor(() => expect(chat.received).toContainEqual(['chat-changed', { id: '7' }]), 10_000);
  await notifyTopic(database.current.db, 'news', { supplierId: shop, id: '7' });
  await vi.waitFor(() => expect(newsPage.received).toContainEqual(['news-changed', { id: '7' }]), 10_000);
  const changes = ({ received }: Page) => received.filter((event) => !String(event).includes('missed'));
  expect([newsPage, chat, elsewhere].map((each) => changes(each).length)).toEqual([1, 1, 0]);
});

test('nothing is sent of a transaction that is rolled back', async () => {
  const newsPage = await page('news', '7');
  await listening();
  const work = database.current.transaction(async (db) => {
    await notifyTopic(db, 'news', { supplierId: shop, id: '7' });
    throw new Error('not after all');
  });
  await expect(work).rejects.toThrow('not after all');
  await notifyTopic(database.current.db, 'news', { supplierId: shop, id: '7' });
  await vi.waitFor(() => expect(newsPage.received).toContainEqual(['news-changed', { id: '7' }]), 10_000);
  expect(newsPage.received.filter((event) => !String(event).includes('missed'))).toHaveLength(1);
});

test('a notification that cannot be read is reported, and the next one is sent', async () => {
  const newsPage = await page('news', '7');
  await listening();
  await database.current.db.execute(sql`select pg_notify(${notifyChannelOf('news')}, 'no JSON')`);
  await vi.waitFor(() => expect(failures).toHaveLength(1), 10_000);
  await notifyTopic(database.current.db, 'news', { supplierId: shop, id: '7' });
  await vi.waitFor(() => expect(newsPage.received).toContainEqual(['news-changed', { id: '7' }]), 10_000);
});

test('after an interruption each page is notified to fetch what belongs to its topic', async () => {
  const [newsPage, chat] = [await page('news', '7'), await page('chat', '8')];
  await listening();
  await database.current.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'vitrine-listener' and datname = current_database()`,
  );
  await vi.waitFor(() => {
    expect(newsPage.received).toContainEqual(['news-missed', {}]);
    expect(chat.received).toContainEqual(['chat-missed', {}]);
  }, 10_000);
  expect(String(newsPage.received)).not.toContain('chat');
});

test('a ticket for a topic that nobody has registered opens nothing', async () => {
  expect(await follow('orders', '7')).toBeUndefined();
});

test('each topic decides who may go on following', async () => {
  const [newsPage, chat] = [await page('news', '7'), await page('chat', '7')];
  refused.add('chat');
  const ended = new Promise((resolve) => chat.socket.once('disconnect', resolve));
  await vi.advanceTimersByTimeAsync(1_000);
  await ended;
  expect(newsPage.socket.connected).toBe(true);
});

test('a page of a server that ends is disconnected so that it connects again', async () => {
  const chat = await page('chat', '7');
  const ended = new Promise((resolve) => chat.socket.once('disconnect', resolve));
  await stop();
  stop = async () => {};
  // Socket.IO's clients stay away after 'io server disconnect'.
  expect(await ended).toBe('transport close');
});

test('where the check itself fails nobody is disconnected, and the failure is reported', async () => {
  const newsPage = await page('news', '7');
  checkFails = true;
  await vi.advanceTimersByTimeAsync(1_000);
  await vi.waitFor(() => expect(failures.length).toBeGreaterThan(0), 10_000);
  expect(newsPage.socket.connected).toBe(true);
});

test.each(['ticket', 'token', 'query'] as const)('a ticket may be carried as %s', async (carriedBy) => {
  expect(await follow('chat', '7', shop, carriedBy)).toBeDefined();
});

test('a page enters one more room at a time, and an event that is for both of its rooms comes once', async () => {
  const chat = await page('chat', '7');
  const sendFrom = (name: string, fact?: string) => chat.socket.timeout(5_000).emitWithAck(name, fact);
  expect(await sendFrom('where')).toEqual({ ids: ['7'], entered: null });
  await sendFrom('enter', '8');
  await sendFrom('enter', '9');
  expect(await sendFrom('where')).toEqual({ ids: ['7'], entered: ['shared', '9'] });
  await sendFrom('enter', '7');
  await listening();
  for (const id of ['8', '9', '7']) await announceChange(id);
  await vi.waitFor(() => expect(chat.received).toContainEqual(['chat-changed', { id: '7' }]), 10_000);
  expect(chat.received.filter((event) => !String(event).includes('missed'))).toHaveLength(1);
});

test('a message that fails is reported, and the page’s next one is answered', async () => {
  const chat = await page('chat', '7');
  chat.socket.emit('fail');
  expect(await chat.socket.timeout(5_000).emitWithAck('unknown')).toEqual({});
  expect(failures).toHaveLength(1);
});

test('a room has as many connections as its topic allows', async () => {
  for (let each = 0; each < 3; each += 1) await page('chat', '7');
  expect(await follow('chat', '7')).toBeUndefined();
});

test('many changes are announced by few transactions, in their order', async () => {
  const chat = await page('chat', '7');
  await listening();
  // Each statement is a transaction. Ids of transactions would also count those of other tests on this server.
  const statements = vi.spyOn(database.current.db, 'execute');
  await Promise.all(Array.from({ length: 300 }, (_, index) => announceChange('7', index)));
  await vi.waitFor(() => expect(chat.received.length).toBeGreaterThanOrEqual(300), 10_000);
  expect(statements.mock.calls.length).toBeGreaterThan(0);
  expect(statements.mock.calls.length).toBeLessThan(30);
  statements.mockRestore();
});

test('a change that is too large for a NOTIFY is refused, and those beside it are announced', async () => {
  const chat = await page('chat', '7');
  await listening();
  const large = { topic: 'chat', change: { supplierId: shop, id: '7', text: 'é'.repeat(4_000) } };
  const announced = await Promise.allSettled([announceChange('7'), announce(database.current, large)]);
  expect(announced.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  await vi.waitFor(() => expect(chat.received).toContainEqual(['chat-changed', { id: '7' }]), 10_000);
});

const announceChange = (id: string, index = 0): Promise<void> =>
  announce(database.current, { topic: 'chat', change: { supplierId: shop, id, index } });
