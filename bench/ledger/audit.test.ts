import { beforeAll, expect, test } from 'vitest';
import { thousandths } from '#kernel/quantity.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { ask } from '../bench-database.ts';
import type { JournalEntry } from '../journal.ts';
import { makeHistory } from '../world/make-history.ts';
import { makeWorld, stockNow } from '../world/make-world.ts';
import { auditLedger } from './audit.ts';
import type { Outside } from './finding.ts';
import { isLegal } from './steps.ts';

const database = testDatabase();
let outside: Required<Outside>;

beforeAll(async () => {
  const { url } = database;
  const size = { products: 60, clients: 2, sessionSecret: 'a secret of the tests' };
  const world = await makeWorld(url, { ...size, stockOf: () => thousandths(90_000) });
  const stockAtStart = await stockNow(url);
  await makeHistory(url, world, 2);
  const orders = await ask<{ clientId: string; key: string; number: string }>(
    url,
    'select client_id as "clientId", key, order_number as number from order_keys',
  );
  const journal = orders.flatMap(({ clientId, key, number }): JournalEntry[] => [
    { event: 'sent', clientId, key },
    { event: 'acknowledged', clientId, key, number: Number(number) },
  ]);
  outside = { stockAtStart, journal };
});

const brokenIn = async (also: Partial<Outside> = {}): Promise<string[]> =>
  (await auditLedger(database.url, { ...outside, ...also }))
    .filter(({ broken }) => broken.length > 0)
    .map(({ id }) => id);

test('the books of an honest shop are clean', async () => {
  expect(await brokenIn()).toEqual([]);
});

test.each([
  [
    'a line that costs a centavo more',
    'update order_lines set total = total + 1 where position = 0',
    ['I1', 'I1'],
  ],
  ['stock that vanished', 'update stock_levels set quantity = quantity - 1000', ['I3']],
  [
    'an order with two keys',
    `insert into order_keys select supplier_id, client_id, key || 'x', request_hash,
    order_number, created_at from order_keys`,
    ['I5', 'I6', 'I7'],
  ],
  ['an order without its key', 'delete from order_keys', ['I6', 'I7']],
  ['a step that the table does not have', `update order_events set status = 'ENTREGUE'`, ['I12']],
])('%s is found', async (_, tampering, found) => {
  await ask(database.url, 'create schema safe');
  try {
    for (const table of ['order_lines', 'stock_levels', 'order_keys', 'order_events'])
      await ask(database.url, `create table safe.${table} as table public.${table}`);
    await ask(database.url, tampering);
    expect(await brokenIn()).toEqual(found);
  } finally {
    for (const table of ['order_lines', 'stock_levels', 'order_keys', 'order_events']) {
      await ask(database.url, `delete from public.${table}`);
      await ask(database.url, `insert into public.${table} select * from safe.${table}`);
    }
    await ask(database.url, 'drop schema safe cascade');
  }
});

test('an acknowledged order that is nowhere is found, and one that was refused', async () => {
  const [first] = outside.journal;
  if (first === undefined) throw new Error('nothing was ordered');
  const lost: JournalEntry = { event: 'acknowledged', clientId: first.clientId, key: 'lost', number: 1 };
  expect(await brokenIn({ journal: [...outside.journal, lost] })).toEqual(['I6']);
  const refused: JournalEntry = { ...first, event: 'refused' };
  expect(await brokenIn({ journal: [...outside.journal, refused] })).toEqual(['I7']);
});

test('a history is legal step by step, from a beginning to where the order is', () => {
  const history = { deliveryType: 'DELIVERY', positions: [0, 1], status: 'PAGO' } as const;
  expect(isLegal({ ...history, steps: ['ENVIADO', 'PAGO'] })).toBe(true);
  expect(isLegal({ ...history, steps: ['PAGO', 'PAGO'] })).toBe(false);
  expect(isLegal({ ...history, steps: ['ENVIADO', 'PAGO'], positions: [0, 2] })).toBe(false);
  expect(isLegal({ ...history, steps: ['ENVIADO', 'PAGO'], status: 'ENVIADO' })).toBe(false);
  expect(isLegal({ ...history, steps: [], positions: [] })).toBe(false);
});
