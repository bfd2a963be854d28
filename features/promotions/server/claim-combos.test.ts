/** Limits of combos hold under concurrency. Issue: combos; reliability M23. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aShop } from '#features/catalog/server/testing/a-shop.ts';
import type { Customer } from '#kernel/scope.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import type { Database } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { refuseNestedUse } from '#platform/testing/nested-use-tripwire.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import type { Combo } from '../domain/combo.ts';
import { claimCombos, recordComboUses, returnCombos } from './claim-combos.ts';
import type { ComboUse } from './combo-uses.store.ts';
import { combosOf } from './combos-of.ts';
import { aClient, aCombo } from './testing/a-combo.ts';

const CONNECTIONS = 25;

const database = testDatabase();
let many: Database;
let shop: Context;
let ana: Customer;
let number = 0;

beforeAll(async () => {
  many = openDatabase(database.url, { max: CONNECTIONS, onNestedUse: refuseNestedUse });
  shop = await aShop(many);
  ana = await aClient(shop);
});
afterAll(() => many.close());

/** At most as many at once as the pool has connections, because waiting for a connection would time out. */
async function allAtOnce<T>(count: number, work: () => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  let left = count;
  const claimRepeatedly = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      done.push(await work());
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, claimRepeatedly));
  return done;
}

const someone = (): Customer => ({ ...ana, clientId: newId() });

/** Claims like an order: in one transaction, rolled back if the claim is refused. Returns the order number. */
async function order(actor: Customer, uses: readonly ComboUse[]): Promise<number | undefined> {
  number += 1;
  const mine = number;
  const refused = new Error('refused');
  try {
    return await inTransaction({ ...shop, actor }, async (inside) => {
      if (!(await claimCombos(inside, uses)).ok) throw refused;
      await recordComboUses(inside, mine, uses);
      return mine;
    });
  } catch (error) {
    if (error === refused) return undefined;
    throw error;
  }
}

const cancel = (orderNumber: number): Promise<void> =>
  inTransaction(shop, (inside) => returnCombos(inside, orderNumber));

const one = (combo: Combo, quantity = 1): ComboUse => ({ comboId: combo.id, quantity });

const most = async (combo: Combo, actor: Context['actor'] = shop.actor): Promise<number | undefined> =>
  (await combosOf({ ...shop, actor }, [combo.id])).get(combo.id)?.most;

describe('of a combo with a limit', () => {
  test('200 orders at once get 50 of 50', async () => {
    const combo = await aCombo(shop, { limit: 50 });
    const orders = await allAtOnce(200, () => order(someone(), [one(combo)]));
    expect(orders.filter((placed) => placed !== undefined)).toHaveLength(50);
    expect(await most(combo)).toBe(0);
  });

  test('several at once never pass it, and what is left is sold to those who want no more', async () => {
    const combo = await aCombo(shop, { limit: 50 });
    const orders = await allAtOnce(60, () => order(someone(), [one(combo, 3)]));
    expect(orders.filter((placed) => placed !== undefined)).toHaveLength(16);
    expect(await most(combo)).toBe(2);
    expect(await order(someone(), [one(combo, 2)])).toBeDefined();
    expect(await order(someone(), [one(combo)])).toBeUndefined();
  });

  test('one client at once gets as many as one client may, over several lines, too', async () => {
    const combo = await aCombo(shop, { limitPerClient: 1, limit: 10 });
    const orders = await allAtOnce(50, () => order(ana, [one(combo)]));
    expect(orders.filter((placed) => placed !== undefined)).toHaveLength(1);
    expect(await most(combo, ana)).toBe(0);
    expect(await order(someone(), [one(combo), one(combo)])).toBeUndefined();
    expect(await order(someone(), [one(combo)])).toBeDefined();
    expect(await most(combo)).toBe(1);
  });

  test('a cancelled order gives its uses back, once', async () => {
    const combo = await aCombo(shop, { limit: 3, limitPerClient: 3 });
    const placed = await order(ana, [one(combo, 3)]);
    expect(await order(ana, [one(combo)])).toBeUndefined();
    await Promise.all([cancel(placed ?? 0), cancel(placed ?? 0)]);
    expect(await most(combo, ana)).toBe(3);
    expect(await order(ana, [one(combo, 3)])).toBeDefined();
  });
});

test('an order has all of its combos or none', async () => {
  const plenty = await aCombo(shop, { limit: 100 });
  const scarce = await aCombo(shop, { limit: 1 });
  await inTransaction({ ...shop, actor: ana }, async (inside) => {
    expect(await claimCombos(inside, [one(plenty, 5), one(scarce, 2)])).toEqual({
      ok: false,
      refusal: { code: 'combos-gone', comboIds: [scarce.id] },
    });
  });
  expect(await most(plenty)).toBe(100);
  expect(await most(scarce)).toBe(1);
});

test('orders of the same combos in other sequences don’t wait for each other for ever', async () => {
  const [a, b] = [await aCombo(shop), await aCombo(shop)];
  let turn = 0;
  const placed = await allAtOnce(60, () => {
    turn += 1;
    return order(someone(), turn % 2 === 0 ? [one(a), one(b)] : [one(b), one(a)]);
  });
  expect(placed.every((found) => found !== undefined)).toBe(true);
  await allAtOnce(60, () => cancel(placed.pop() ?? 0));
  expect(placed).toEqual([]);
});

test('a combo that was closed or whose time is over is sold no more', async () => {
  const over = await aCombo(shop, { until: shop.now });
  expect(await order(ana, [one(over)])).toBeUndefined();
  expect(await order(ana, [{ comboId: newId(), quantity: 1 }])).toBeUndefined();
  expect(await order(ana, [])).toBeDefined();
});

test('what another supplier sells is nothing here', async () => {
  const foreign = await aCombo(await aShop(many));
  expect(await order(ana, [one(foreign)])).toBeUndefined();
  expect(await combosOf(shop, [foreign.id])).toEqual(new Map());
});
