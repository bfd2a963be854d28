import { beforeEach, describe, expect, test } from 'vitest';
import { aProduct, aShop } from '#features/catalog/server/testing/a-shop.ts';
import { aCombo } from '#features/promotions/server/testing/a-combo.ts';
import { thousandths } from '#kernel/quantity.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { asAnotherProcess } from '#platform/db/nested-use.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { aLine } from '../domain/testing/a-product.ts';
import { cartHead, setLock, writeCart } from './cart.store.ts';
import { clearCart } from './clear-cart.store.ts';
import { loadCart } from './load-cart.ts';
import { type CartSave, saveCart } from './save-cart.ts';
import { aShopper, type ShopperContext } from './testing/a-shopper.ts';
import { anAttendant } from './testing/an-attendant.ts';
import { unlockCart } from './unlock-cart.ts';

const database = testDatabase();
let shop: Context;
let shopper: ShopperContext;
let product: string;

const owner = () => ({ supplierId: shop.supplier.id, clientId: shopper.actor.clientId });
const save = (more: Partial<CartSave> = {}) =>
  saveCart(shopper, { lines: [aLine(product, 5)], mode: 'replace', ...more });
const lines = async () => (await loadCart(shopper, {})).lines.map((line) => [line.product.id, line.quantity]);

async function lock(reason = 'Preço combinado por telefone'): Promise<void> {
  const { actor } = await anAttendant(shop);
  const by = { staffId: actor.staffId, attendant: actor.name, reason, now: shop.now };
  await inTransaction(shopper, async ({ db }) => {
    await writeCart(db, owner(), { now: shop.now, attended: true });
    await setLock(db, owner(), by);
  });
}

beforeEach(async () => {
  shop = await aShop(database.current);
  shopper = await aShopper(shop);
  product = await aProduct(shop, { price: 1000 });
  await save({ lines: [aLine(product, 2)] });
});

describe('a cart that an attendant locked is read-only (spec 4 and 6)', () => {
  test('its client sees who locked it and why', async () => {
    await lock();
    expect((await loadCart(shopper, {})).lock).toEqual({
      attendant: 'Paula Lima',
      reason: 'Preço combinado por telefone',
      since: shop.now,
    });
  });

  test.each([
    ['a save', {}],
    ['a save that names the version of the lock', { seen: 2 }],
    ['a save of an empty cart', { lines: [] }],
    ['a merge at login', { mode: 'merge' }],
  ] as const)('%s is refused, and nothing is written', async (_, how) => {
    await lock();
    expect(await save(how)).toEqual({ ok: false, refusal: { code: 'cart-locked' } });
    expect(await lines()).toEqual([[product, 2000]]);
    expect(await cartHead(shop.db, owner())).toMatchObject({ version: 2 });
  });

  test.each([
    ['a save with a combo', 'replace'],
    ['a merge of a combo at login', 'merge'],
  ] as const)('%s is refused, and nothing is written', async (_, mode) => {
    const { id } = await aCombo(shop);
    await lock();
    const withCombo = { lines: [aLine(product, 2), aLine(id, 1, { combo: true })], mode };
    expect(await save(withCombo)).toEqual({ ok: false, refusal: { code: 'cart-locked' } });
    expect(await lines()).toEqual([[product, 2000]]);
    expect(await cartHead(shop.db, owner())).toMatchObject({ version: 2 });
  });

  test('a save that waited for the attendant is refused, too', async () => {
    const { actor } = await anAttendant(shop);
    let saved: ReturnType<typeof save> | undefined;
    await inTransaction(shopper, async ({ db }) => {
      await writeCart(db, owner(), { now: shop.now, attended: true });
      saved = asAnotherProcess(() => save());
      await new Promise((resolve) => setTimeout(resolve, 100));
      await setLock(db, owner(), {
        staffId: actor.staffId,
        attendant: actor.name,
        reason: '',
        now: shop.now,
      });
    });
    expect(await saved).toEqual({ ok: false, refusal: { code: 'cart-locked' } });
  });

  test('its client takes it back: what the attendant put in stays, and saves are taken again', async () => {
    await lock();
    const cart = await unlockCart(shopper, {});
    expect(cart.lock).toBeUndefined();
    expect(cart.lines).toMatchObject([{ quantity: thousandths(2000) }]);
    expect(await save({ seen: cart.version })).toMatchObject({ ok: true });
  });

  test('unlocking what nobody locked changes nothing', async () => {
    const before = await cartHead(shop.db, owner());
    expect((await unlockCart(shopper, {})).version).toBe(before?.version);
    const other = await aShopper(shop);
    expect(await unlockCart(other, {})).toMatchObject({ lines: [], version: 0 });
  });

  test('the lock goes with the order', async () => {
    await lock();
    await clearCart(shopper, [product]);
    expect(await loadCart(shopper, {})).not.toHaveProperty('lock');
    expect(await lines()).toEqual([]);
  });

  test('one client’s lock is not another’s, nor another shop’s', async () => {
    await lock();
    const other = await aShopper(shop);
    expect(await saveCart(other, { lines: [aLine(product, 1)], mode: 'replace' })).toMatchObject({
      ok: true,
    });
    const elsewhere = await aShop(database.current);
    const there = { ...elsewhere, actor: shopper.actor };
    expect(await saveCart(there, { lines: [], mode: 'replace' })).toMatchObject({ ok: true });
  });
});
