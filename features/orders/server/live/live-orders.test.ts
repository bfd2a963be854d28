/** Open pages are notified of changes. Reliability M20, T38: tickets, origins, rooms, logout, frames. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setCustomer } from '#features/accounts/server/clients/customers.store.ts';
import { addSession } from '#features/accounts/server/sessions/sessions.store.ts';
import { sessions } from '#features/accounts/server/sessions/sessions.tables.ts';
import { aShopper, type ShopperContext } from '#features/cart/server/testing/a-shopper.ts';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { LIVE_PATH } from '#platform/contract/live.ts';
import { newId } from '#platform/db/new-id.ts';
import { openLive } from '#platform/live/open-live.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { ORDER_CHANGED } from '../../contract/live/live-events.ts';
import { cancelOrder } from '../status/cancel-order.ts';
import { submitOrder } from '../submit/submit-order.ts';
import { aCheckout, aDraft, type Checkout } from '../testing/a-checkout.ts';
import { moveThrough } from '../testing/at-the-shop.ts';
import { liveTicket, ordersTopic } from './live-orders.ts';

const database = testDatabase();
const HOUR = 60 * 60_000;
let server: Server;
let stop: () => Promise<void>;
let origin: string;
let checkout: Checkout;
let number: number;
let openedAt: string;
const opened: Socket[] = [];

beforeEach(async () => {
  // The test triggers the check of sessions; everything else runs in real time.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  openedAt = (await database.current.db.execute(sql`select clock_timestamp()::text as now`)).rows[0]
    ?.now as string;
  checkout = await aCheckout(database.current);
  const draft = aDraft(checkout, { [await aProduct(checkout.shop)]: 1 });
  const answer = await submitOrder(checkout.shopper, { draft, key: undefined });
  if (!answer.ok) throw new Error(answer.refusal.code);
  number = answer.value.number;
  server = createServer((_, response) => response.end());
  stop = openLive({
    server,
    database: database.current,
    url: database.url,
    topics: [ordersTopic],
    failed: (error) => {
      throw error;
    },
  }).close;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.disconnect();
  await stop();
  vi.useRealTimers();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** A login at the real time, whatever the shop's clock says. */
async function loggedIn(who: ShopperContext = checkout.shopper): Promise<ShopperContext> {
  const now = Date.now();
  const { sessionId, userId } = who.actor;
  await addSession(who.db, {
    id: sessionId,
    userId,
    handle: sessionId,
    createdAt: new Date(now),
    expiresAt: new Date(now + HOUR),
  });
  return { ...who, now };
}

function connect(ticket: unknown, from = origin): Socket {
  const socket = io(origin, {
    path: LIVE_PATH,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth: { ticket },
    extraHeaders: { origin: from },
  });
  opened.push(socket);
  return socket;
}

const comesIn = (socket: Socket): Promise<boolean> =>
  new Promise((resolve) => {
    socket.on('connect', () => resolve(true));
    socket.on('connect_error', () => resolve(false));
  });
const within = <T>(work: Promise<T>, milliseconds = 10_000): Promise<T | 'nothing'> =>
  Promise.race([work, new Promise<'nothing'>((resolve) => setTimeout(resolve, milliseconds, 'nothing'))]);
const hears = (socket: Socket): Promise<unknown> =>
  new Promise((resolve) => socket.once(ORDER_CHANGED, resolve));
const ends = (socket: Socket): Promise<string> =>
  new Promise((resolve) => socket.once('disconnect', resolve));
/** The listener connects a moment after the server. */
const listening = () =>
  vi.waitFor(async () => {
    const { rows } = await database.current.db.execute(
      sql`select from pg_stat_activity where datname = current_database() and application_name = 'vitrine-listener'
        and backend_start > ${openedAt}::timestamptz and query like '%pg_listening_channels%'`,
    );
    expect(rows).toHaveLength(1);
  }, 10_000);

test('a page is notified which order has changed, and of nothing in it', async () => {
  const socket = connect(await liveTicket(await loggedIn()));
  expect(await comesIn(socket)).toBe(true);
  await listening();
  const received = hears(socket);
  await moveThrough(checkout.shop, number, 'picking');
  expect(await within(received)).toEqual({ numpedido: number });
});

describe('nobody comes in', () => {
  test.each([['nothing'], [undefined], [42], [{ $ne: '' }]])(
    'with %j in place of a ticket',
    async (ticket) => {
      expect(await comesIn(connect(ticket))).toBe(false);
    },
  );

  test('with a ticket that was used, or is half a minute old', async () => {
    const who = await loggedIn();
    const ticket = await liveTicket(who);
    expect(await comesIn(connect(ticket))).toBe(true);
    expect(await comesIn(connect(ticket))).toBe(false);
    const old = await liveTicket({ ...who, now: Date.now() - 31_000 });
    expect(await comesIn(connect(old))).toBe(false);
  });

  test('from another site’s page', async () => {
    const ticket = await liveTicket(await loggedIn());
    expect(await comesIn(connect(ticket, 'https://malvada.exemplo'))).toBe(false);
    expect(await comesIn(connect(ticket))).toBe(true);
  });
});

describe('a room is the server’s to choose', () => {
  test('another client is not notified', async () => {
    const other = await loggedIn(await aShopper(checkout.shop));
    const socket = connect(await liveTicket(other));
    expect(await comesIn(socket)).toBe(true);
    await listening();
    const received = hears(socket);
    await moveThrough(checkout.shop, number, 'picking');
    expect(await within(received, 700)).toBe('nothing');
  });

  test('a linked user is notified of what they issued, and of nothing else', async () => {
    const person = await aShopper(checkout.shop);
    const actor = { ...person.actor, clientId: checkout.shopper.actor.clientId, capacity: 'linked' as const };
    const linked = await loggedIn({ ...checkout.shopper, actor });
    const socket = connect(await liveTicket(linked));
    expect(await comesIn(socket)).toBe(true);
    await listening();
    const first = hears(socket);
    await moveThrough(checkout.shop, number, 'picking');
    expect(await within(first, 500)).toBe('nothing');
    const draft = aDraft(checkout, { [await aProduct(checkout.shop)]: 1 });
    const own = await submitOrder({ ...linked, now: checkout.shop.now }, { draft, key: undefined });
    if (!own.ok) throw new Error(own.refusal.code);
    await cancelOrder({ ...linked, now: checkout.shop.now }, own.value.number, 'engano');
    expect(await within(first)).toEqual({ numpedido: own.value.number });
  });
});

test('one login has ten pages open at a time, however many come in at once', async () => {
  const who = await loggedIn();
  const other = await loggedIn({
    ...checkout.shopper,
    actor: { ...checkout.shopper.actor, sessionId: newId() },
  });
  const tickets = await Promise.all(Array.from({ length: 15 }, () => liveTicket(who)));
  const sockets = tickets.map((ticket) => connect(ticket));
  await Promise.all(sockets.map(comesIn));
  // Connections opened at the same moment are counted once they are established.
  const open = () => sockets.filter(({ connected }) => connected);
  await vi.waitFor(() => expect(open()).toHaveLength(10), 10_000);
  expect(await comesIn(connect(await liveTicket(who)))).toBe(false);
  // Another login of the same client has its own limit.
  expect(await comesIn(connect(await liveTicket(other)))).toBe(true);
  open()[0]?.disconnect();
  // The server notices the disconnect a moment later.
  await vi.waitFor(async () => expect(await comesIn(connect(await liveTicket(who)))).toBe(true), 10_000);
});

test('when the session ends, the line does within a second', async () => {
  const who = await loggedIn();
  const socket = connect(await liveTicket(who));
  expect(await comesIn(socket)).toBe(true);
  const ended = ends(socket);
  await database.current.db
    .update(sessions)
    .set({ endedAt: new Date() })
    .where(eq(sessions.id, who.actor.sessionId));
  await vi.advanceTimersByTimeAsync(1000);
  expect(await within(ended)).not.toBe('nothing');
});

test('when the shop lets the client in no longer, the line ends there, and nowhere else', async () => {
  const strict = await aCheckout(database.current, ['block-not-approved-user']);
  const { db, supplier, actor } = strict.shopper;
  await setCustomer(db, supplier.id, actor.clientId, { approved: true });
  const who = await loggedIn(strict.shopper);
  const closed = connect(await liveTicket(who));
  expect(await comesIn(closed)).toBe(true);
  const other = connect(await liveTicket({ ...who, supplier: checkout.shop.supplier }));
  expect(await comesIn(other)).toBe(true);
  const ended = ends(closed);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await within(ended, 500)).toBe('nothing');
  await setCustomer(db, supplier.id, actor.clientId, { approved: false });
  await vi.advanceTimersByTimeAsync(1000);
  expect(await within(ended)).not.toBe('nothing');
  expect(other.connected).toBe(true);
});

test('a large frame and a flood of small ones end their own line alone', async () => {
  const quiet = connect(await liveTicket(await loggedIn()));
  expect(await comesIn(quiet)).toBe(true);
  const tickets = [await liveTicket({ ...checkout.shopper, now: Date.now() })];
  tickets.push(await liveTicket({ ...checkout.shopper, now: Date.now() }));
  const large = connect(tickets[0]);
  const flood = connect(tickets[1]);
  expect(await Promise.all([comesIn(large), comesIn(flood)])).toEqual([true, true]);
  const gone = Promise.all([ends(large), ends(flood)]);
  large.emit('x', 'y'.repeat(16 * 1024 * 1024));
  for (let frame = 0; frame < 1000; frame += 1) flood.emit('x');
  expect(await within(gone)).not.toBe('nothing');
  await listening();
  const received = hears(quiet);
  await moveThrough(checkout.shop, number, 'picking');
  expect(await within(received)).toEqual({ numpedido: number });
});
