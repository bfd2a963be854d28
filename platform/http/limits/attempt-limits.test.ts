import pg from 'pg';
import { beforeEach, expect, test, vi } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import {
  addressLimits,
  allLimits,
  countWithin,
  isWithin,
  type Limits,
  limitOf,
  MAX_WINDOW,
  resetAttempts,
  uncount,
} from './attempt-limits.ts';
import { attempts } from './attempts.tables.ts';

const database = testDatabase();
const MINUTE = 60_000;
const noon = Date.UTC(2026, 6, 1, 12);
const at = (now = noon) => ({ db: database.current.db, now });
const rows = () => database.current.db.select().from(attempts);

beforeEach(async () => {
  await database.current.db.delete(attempts);
});

test('so many attempts within the window, each key by itself; then they are refused until it is over', async () => {
  const ana = limitOf('ana', 2);
  const said = [];
  for (let i = 0; i < 3; i += 1) said.push(await countWithin(at(), ana, 5 * MINUTE));
  expect(said).toEqual([true, true, false]);
  expect(await countWithin(at(), limitOf('bia', 2), 5 * MINUTE)).toBe(true);
  expect(await countWithin(at(noon + 5 * MINUTE - 1), ana, 5 * MINUTE)).toBe(false);
  expect(await countWithin(at(noon + 5 * MINUTE), ana, 5 * MINUTE)).toBe(true);
});

test('parallel attempts pass no limit', async () => {
  const limits = allLimits(limitOf('ana', 5), addressLimits('login', '203.0.113.7', 100));
  const said = await Promise.all(Array.from({ length: 20 }, () => countWithin(at(), limits, MINUTE)));
  expect(said.filter(Boolean)).toHaveLength(5);
});

test('an attempt that is taken back does not count, and never less than none', async () => {
  const limits = allLimits(limitOf('ana', 1), limitOf('address', 10));
  expect(await countWithin(at(), limits, MINUTE)).toBe(true);
  await uncount(at(), limits);
  await uncount(at(), limits);
  expect(await countWithin(at(), limits, MINUTE)).toBe(true);
  expect(await countWithin(at(), limits, MINUTE)).toBe(false);
});

test('attempts counted and taken back concurrently do not deadlock, and none is lost', async () => {
  const limits = allLimits(...['c', 'a', 'b', 'd'].map((key) => limitOf(key, 1_000)));
  await Promise.all(
    Array.from({ length: 30 }, async () => {
      await countWithin(at(), limits, MINUTE);
      await uncount(at(), limits);
    }),
  );
  expect((await rows()).map(({ tries }) => tries)).toEqual([0, 0, 0, 0]);
});

test('attempts counted, taken back and forgotten concurrently do not deadlock', async () => {
  const limits = allLimits(...['c', 'a', 'b', 'd'].map((key) => limitOf(key, 1_000)));
  await Promise.all(
    Array.from({ length: 30 }, async (_, i) => {
      await countWithin(at(), limits, MINUTE);
      await (i % 2 === 0 ? resetAttempts(at(), limits.keys()) : uncount(at(), limits));
    }),
  );
  await resetAttempts(at(), limits.keys());
  expect(await rows()).toEqual([]);
});

test.each([
  ['taken back', (limits: Limits) => uncount(at(), limits)],
  ['forgotten', (limits: Limits) => resetAttempts(at(), limits.keys())],
])('keys that are %s are locked in the order in which they are counted', async (_, change) => {
  const limits = allLimits(...Array.from({ length: 12 }, (_, i) => limitOf(`${i}`, 10)));
  await countWithin(at(), limits, MINUTE);
  const [held, ...later] = [...limits.keys()].sort().slice(5);
  // A connection of its own: the pool is not asked inside of a transaction.
  const other = new pg.Client({ connectionString: database.url });
  await other.connect();
  await other.query('begin');
  await other.query('select from login_attempts where key = $1 for update', [held]);
  const changed = change(limits);
  await vi.waitFor(async () => {
    const waiting = await other.query(
      `select from pg_locks where not granted and locktype = 'transactionid' and transactionid = pg_current_xact_id()::xid`,
    );
    expect(waiting.rows).toHaveLength(1);
  }, 10_000);
  const free = await other.query('select from login_attempts where key = any($1) for update nowait', [later]);
  expect(free.rows).toHaveLength(later.length);
  await other.query('commit');
  await changed;
  await other.end();
});

test('whether another attempt is allowed is said without counting it', async () => {
  const ana = limitOf('ana', 1);
  expect([await isWithin(at(), ana, MINUTE), await isWithin(at(), ana, MINUTE)]).toEqual([true, true]);
  await countWithin(at(), ana, MINUTE);
  expect(await isWithin(at(), ana, MINUTE)).toBe(false);
  expect(await isWithin(at(noon + MINUTE), ana, MINUTE)).toBe(true);
});

test('without anything to count by, as without an address, all is allowed and nothing is written', async () => {
  const none = allLimits();
  expect([await countWithin(at(), none, MINUTE), await isWithin(at(), none, MINUTE)]).toEqual([true, true]);
  await uncount(at(), none);
  expect(await rows()).toEqual([]);
});

test('a success forgets its own keys, and of the others only what no limit needs any more', async () => {
  const card = limitOf('card', 1);
  await countWithin(at(), card, MAX_WINDOW);
  await countWithin(at(), limitOf('older', 1), MAX_WINDOW);
  const login = limitOf('login', 1);
  const later = noon + MAX_WINDOW - 1;
  await countWithin(at(later), login, 5 * MINUTE);
  await resetAttempts(at(later), login.keys());
  expect(await countWithin(at(later), login, 5 * MINUTE)).toBe(true);
  expect(await countWithin(at(later), card, MAX_WINDOW)).toBe(false);
  await resetAttempts(at(noon + MAX_WINDOW), []);
  expect((await rows()).map(({ key }) => key)).toEqual([...login.keys()]);
});

test('every tenth attempt of a key deletes what is over', async () => {
  await countWithin(at(noon - MAX_WINDOW), limitOf('old', 1), MINUTE);
  for (let i = 0; i < 9; i += 1) await countWithin(at(), limitOf('new', 100), MINUTE);
  expect(await rows()).toHaveLength(2);
  await countWithin(at(), limitOf('new', 100), MINUTE);
  expect((await rows()).map(({ tries }) => tries)).toEqual([10]);
});
