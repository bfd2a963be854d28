import { expect, test } from 'vitest';
import { type Customer, VISITOR } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { countCode, mayTryCouponCode, uncountCode } from './code-throttle.ts';

const database = testDatabase();
const ADDRESS = { address: '203.0.113.7' };

const shop = () => ({ id: newId(), slug: 'loja', name: 'Loja', tags: new Set<string>() });
const customer = (clientId = newId()): Customer => ({
  kind: 'customer',
  sessionId: newId(),
  userId: newId(),
  clientId,
  clientKind: 'person',
  name: 'Ana',
  capacity: 'principal',
  approved: true,
});
const at = (supplier = shop(), actor: Context['actor'] = VISITOR): Context => ({
  supplier,
  actor,
  now: Date.UTC(2026, 6, 1, 12),
  db: database.current.db,
  database: database.current,
});
const allowed = async (context: Context, guesser: Parameters<typeof countCode>[1], times: number) => {
  let count = 0;
  for (let i = 0; i < times; i += 1) if (await countCode(context, guesser)) count += 1;
  return count;
};

test('ten codes of a client and fifty of an address, at each supplier', async () => {
  const supplier = shop();
  const ana = customer();
  expect(await allowed(at(supplier, ana), {}, 12)).toBe(10);
  expect(await mayTryCouponCode(at(supplier, ana), {})).toBe(false);
  expect(await allowed(at(shop(), ana), {}, 1)).toBe(1);
  expect(await allowed(at(supplier), ADDRESS, 52)).toBe(50);
  expect(await countCode(at(supplier, customer()), ADDRESS)).toBe(false);
});

test('a code that was known is taken back', async () => {
  const ana = at(shop(), customer());
  for (let i = 0; i < 20; i += 1) {
    expect(await countCode(ana, ADDRESS)).toBe(true);
    await uncountCode(ana, ADDRESS);
  }
});

test('without a client and without an address a code may be tried', async () => {
  const context = at();
  expect([await countCode(context, {}), await mayTryCouponCode(context, {})]).toEqual([true, true]);
  await uncountCode(context, {});
});
