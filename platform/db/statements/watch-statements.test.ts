import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { type Database, type Db, prepared } from '../database.ts';
import { openDatabase } from '../open-database.ts';
import { SlowStatements } from './slow-statements.ts';
import { statementName } from './watch-statements.ts';

const server = testDatabase();
const ended: [name: string, failed: boolean][] = [];
let database: Database;

beforeAll(() => {
  database = openDatabase(server.url, {
    watchStatement: (statement) => (failed) => ended.push([statementName(statement), failed]),
  });
});
beforeEach(() => {
  ended.length = 0;
});
afterAll(() => database.close());

const one = prepared((db: Db) =>
  db.select({ one: sql<number>`1` }).from(sql`(select 1) as x`).prepare('one_row'),
);

test('each statement is followed to its end, with the name that it has', async () => {
  await one(database.db).execute();
  await database.db.execute(sql`select 1 from suppliers where false`);
  expect(ended).toEqual([
    ['one_row', false],
    ['select suppliers', false],
  ]);
});

test('so are those of a transaction, the wait for its connection and its commit', async () => {
  await database.transaction(async (db) => void (await one(db).execute()));
  expect(ended.map(([name]) => name)).toEqual(['connect', 'one_row', 'commit']);
});

test('also where the last of them travel with the commit', async () => {
  await database.transaction(async (db, commitWith) => void (await commitWith(() => one(db).execute())));
  expect(ended.map(([name]) => name).toSorted()).toEqual(['commit', 'connect', 'one_row']);
  expect(ended.every(([, failed]) => !failed)).toBe(true);
});

test('one that fails fails as without being followed', async () => {
  await expect(database.db.execute(sql`select 1 / 0`)).rejects.toMatchObject({ cause: { code: '22012' } });
  expect(ended).toEqual([['select', true]]);
});

test('the pools say how they are used', async () => {
  const [pool] = database.pools();
  expect(pool).toMatchObject({ name: 'default', max: 10, used: 0, waiting: 0 });
  await database.transaction(async () => expect(database.pools()[0]?.used).toBe(1));
});

test.each([
  ['select "a" from "orders" where "x" in ($1, $2)', 'select orders'],
  ['insert into "carts" ("a") values ($1)', 'insert carts'],
  ['update suppliers set a = 1', 'update suppliers'],
  ['with x as (select 1 from "products") delete from "old"', 'select products'],
  ['DELETE FROM sessions', 'delete sessions'],
  ['set local lock_timeout = 1', 'set'],
  ['vacuum', 'other'],
])('%s is called %s', (text, name) => {
  expect(statementName({ name: undefined, text })).toBe(name);
});

test('of slow statements each name is reported once in a while, with the number of others', () => {
  const reports: unknown[] = [];
  const slow = new SlowStatements(100, (report) => reports.push(report));
  expect([slow.isSlow(99.9), slow.isSlow(100)]).toEqual([false, true]);
  slow.note('orders_of', 150.4, false, 0);
  slow.note('orders_of', 160, false, 10);
  slow.note('orders_of', 170, true, 9_999);
  slow.note('carts_of', 100, false, 9_999);
  slow.note('orders_of', 180, true, 10_000);
  expect(reports).toEqual([
    { statement: 'orders_of', ms: 150, failed: false, unreported: 0 },
    { statement: 'carts_of', ms: 100, failed: false, unreported: 0 },
    { statement: 'orders_of', ms: 180, failed: true, unreported: 2 },
  ]);
});
