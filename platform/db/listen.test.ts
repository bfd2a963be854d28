import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { startFaultProxy } from '#platform/testing/fault-proxy.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { type Listener, listen } from './listen.ts';

const database = testDatabase();
let listener: Listener | undefined;
afterEach(() => listener?.close());

const payloads: string[] = [];
const missed = vi.fn();
const begin = (url = database.url): Listener => {
  payloads.length = 0;
  missed.mockClear();
  listener = listen(url, { channel: 'news', onNotification: (payload) => payloads.push(payload), missed });
  return listener;
};
const notify = (channel: string, payload: string) =>
  database.current.db.execute(sql`select pg_notify(${channel}, ${payload})`);
const until = (state: () => boolean) => vi.waitFor(() => expect(state()).toBe(true), { timeout: 5_000 });

test('receives from its channel, and knows that it does', async () => {
  const { isCurrent } = begin();
  expect(isCurrent()).toBe(false);
  await until(isCurrent);
  await notify('other', 'x');
  await notify('news', 'a');
  await until(() => payloads.length === 1);
  expect(payloads).toEqual(['a']);
  expect(missed).toHaveBeenCalledOnce();
});

test('a connection that is cut says so, and that it may have missed something', async () => {
  const { isCurrent } = begin();
  await until(isCurrent);
  await database.current.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'vitrine-listener' and datname = current_database()`,
  );
  await until(() => !isCurrent());
  await until(isCurrent);
  expect(missed).toHaveBeenCalledTimes(2);
  await notify('news', 'b');
  await until(() => payloads.includes('b'));
});

test('a host that vanished is noticed, dropped, and listened to again once it is back', async () => {
  const proxy = await startFaultProxy({ port: Number(new URL(database.url).port) });
  const { isCurrent } = begin(proxy.through(database.url));
  await until(isCurrent);
  await proxy.set('vanish');
  await until(() => !isCurrent());
  await proxy.set('pass');
  await until(isCurrent);
  await until(() => proxy.openConnections === 1);
  expect(missed).toHaveBeenCalledTimes(2);
  await notify('news', 'c');
  await until(() => payloads.includes('c'));
  await proxy.set('stall');
  await listener?.close();
  await proxy.close();
});

test('a server that is not there is never current, and closing does not wait for it', async () => {
  const { isCurrent, close } = begin('postgresql://nobody@127.0.0.1:1/none');
  await sleep(50);
  expect(isCurrent()).toBe(false);
  await close();
  expect(missed).not.toHaveBeenCalled();
});

test('a closed one receives no more', async () => {
  const { isCurrent, close } = begin();
  await until(isCurrent);
  await close();
  expect(isCurrent()).toBe(false);
});
