/** What coupons do to carts, saved and loaded. Spec 4 and 7, coupons; reliability T07, T54. */
import { beforeEach, describe, expect, test } from 'vitest';
import { aProduct, aShop } from '#features/catalog/server/testing/a-shop.ts';
import { AUTOMATIC_IS_BETTER } from '#features/coupons/contract/texts.ts';
import { createCoupon, type NewCoupon } from '#features/coupons/server/create-coupon.ts';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { cartFromWire, cartToWire } from '../../contract/cart.wire.ts';
import type { SavedCart } from '../../domain/saved-cart.ts';
import { loadCart } from '../load-cart.ts';
import { priceVisitorCart } from '../price-visitor-cart.ts';
import { type CartSave, saveCart } from '../save-cart.ts';
import { savedGoods } from '../saved-goods.ts';
import { aShopper, type ShopperContext } from '../testing/a-shopper.ts';

const database = testDatabase();
let shop: Context;
let shopper: ShopperContext;
let rice: string;
let beans: string;

beforeEach(async () => {
  shop = await aShop(database.current);
  shopper = await aShopper(shop);
  rice = await aProduct(shop, { price: 1000 });
  beans = await aProduct(shop, { price: 500 });
});

const coupon = (code: string, percent: number, more: Partial<NewCoupon> = {}) =>
  createCoupon(
    shop.db,
    shop.supplier.id,
    { code, discount: { kind: 'percent', basisPoints: percent * 100 }, ...more },
    shop.now,
  );

const lines = (units: Readonly<Record<string, number>>) =>
  Object.entries(units).map(([productId, quantity]) => ({
    productId,
    quantity: thousandths(quantity * 1000),
    giftWrap: false,
  }));

async function save(
  units: Readonly<Record<string, number>>,
  more: Partial<CartSave> = {},
): Promise<SavedCart> {
  const saved = await saveCart(shopper, { lines: lines(units), mode: 'replace', ...more });
  if (!saved.ok) throw new Error(saved.refusal.code);
  expect(cartFromWire(cartToWire(saved.value)).coupons).toEqual(shownOnly(saved.value.coupons));
  return saved.value;
}

/** The coupon's fields that are sent to clients. */
const shownOnly = (coupons: SavedCart['coupons']) =>
  coupons &&
  JSON.parse(JSON.stringify(coupons), (key, value) =>
    ['id', 'active', 'listed', 'limit', 'limitPerClient', 'clientId', 'ownerId', 'channel'].includes(key)
      ? undefined
      : value,
  );

const typed = (code: string) => ({ coupon: { typed: code } });
const applied = ({ coupons }: SavedCart) => ({
  typed: coupons?.typed?.coupon.code,
  automatic: coupons?.automatic?.applied ? coupons.automatic.coupon.code : undefined,
  discount: coupons?.typed?.discount ?? (coupons?.automatic?.applied ? coupons.automatic.discount : 0),
});

describe('a typed coupon', () => {
  test('is applied, stored with the cart, and taken off again', async () => {
    await coupon('VITRINE10', 10);
    expect(applied(await save({ [rice]: 2 }, typed(' vitrine 10')))).toEqual({
      typed: 'VITRINE10',
      automatic: undefined,
      discount: 200,
    });
    expect(applied(await loadCart(shopper, {})).discount).toBe(200);
    expect(applied(await save({ [rice]: 3 })).discount).toBe(300);
    expect(applied(await save({ [rice]: 3 }, typed(''))).discount).toBe(0);
    expect(applied(await loadCart(shopper, {})).discount).toBe(0);
  });

  test('that is no longer valid is dropped, and the reason is given', async () => {
    await coupon('VITRINE10', 10, { minimum: centavos(2000) });
    await save({ [rice]: 2 }, typed('VITRINE10'));
    const less = await save({ [rice]: 1 });
    expect(less.message).toMatch(/compras a partir de R\$\u00a020,00\. Faltam R\$\u00a010,00\./);
    expect(less.coupons?.refused?.code).toBe('VITRINE10');
    const more = await save({ [rice]: 2 });
    expect(applied(more).typed).toBeUndefined();
    expect(more.message).toBeUndefined();
  });

  test('is not dropped by reading, nor by another way of paying', async () => {
    const [pix, cash] = [newId(), newId()];
    await coupon('SOPIX', 10, { paymentMethodIds: [pix] });
    await save({ [rice]: 1 }, typed('SOPIX'));
    expect((await loadCart(shopper, { paymentMethodId: cash })).coupons?.refused?.text).toMatch(
      /forma de pagamento/,
    );
    expect((await save({ [rice]: 1 }, { paymentMethodId: cash })).coupons?.typed).toBeUndefined();
    expect(applied(await loadCart(shopper, { paymentMethodId: pix })).typed).toBe('SOPIX');
  });

  test('shows what each product costs with it, where it may', async () => {
    await coupon('MOSTRA', 10, { showsPrices: true, productIds: [rice] });
    const cart = await save({ [rice]: 2, [beans]: 1 }, typed('MOSTRA'));
    expect(cart.lines.map((line) => line.price?.discounted)).toEqual([900, undefined]);
    expect(cartToWire(cart).itens.map((item) => item.preco_do_desconto)).toEqual([9, undefined]);
    expect(cartToWire(cart)).toMatchObject({ total: 25, desconto: 2, totalComDesconto: 23 });
  });
});

describe('the automatic coupon', () => {
  test('applies by itself, and the best of several does', async () => {
    await coupon('POUCO', 5, { automatic: true });
    await coupon('MUITO', 15, { automatic: true });
    expect(applied(await save({ [rice]: 1 }))).toEqual({
      typed: undefined,
      automatic: 'MUITO',
      discount: 150,
    });
  });

  test('gives way to a typed one that gives more, and to no other', async () => {
    await coupon('SEMPRE', 10, { automatic: true });
    await coupon('MAIS', 20);
    await coupon('MENOS', 5);
    for (const code of ['MENOS', 'SEMPRE']) {
      const cart = await save({ [rice]: 1 }, typed(code));
      expect(applied(cart)).toEqual({ typed: undefined, automatic: 'SEMPRE', discount: 100 });
      expect(cart.message).toBe(AUTOMATIC_IS_BETTER);
    }
    const cart = await save({ [rice]: 1 }, typed('MAIS'));
    expect(applied(cart)).toEqual({ typed: 'MAIS', automatic: undefined, discount: 200 });
    expect(cart.coupons?.automatic?.coupon.code).toBe('SEMPRE');
    // Without the typed code the automatic one applies again.
    expect(applied(await save({ [rice]: 1 }, typed('')))).toMatchObject({ automatic: 'SEMPRE' });
  });

  test('is switched off and on, and stays as it was left', async () => {
    await coupon('SEMPRE', 10, { automatic: true });
    const off = await save({ [rice]: 1 }, { coupon: { automatic: false } });
    expect([applied(off).discount, off.coupons?.automaticApplies]).toEqual([0, false]);
    expect(applied(await save({ [rice]: 2 })).discount).toBe(0);
    expect(applied(await loadCart(shopper, {})).discount).toBe(0);
    // Typed by hand it counts as a typed coupon.
    expect(applied(await save({ [rice]: 1 }, typed('SEMPRE'))).typed).toBe('SEMPRE');
    expect(applied(await save({ [rice]: 1 }, { coupon: { typed: '', automatic: true } })).automatic).toBe(
      'SEMPRE',
    );
  });

  test('is shown to visitors where it does not depend on who buys', async () => {
    await coupon('PRIMEIRA', 50, { automatic: true, firstPurchase: true });
    await coupon('UMAVEZ', 40, { automatic: true, limitPerClient: 1 });
    await coupon('TODOS', 10, { automatic: true });
    const cart = await priceVisitorCart(shop, lines({ [rice]: 1 }), {});
    expect(applied(cart)).toEqual({ typed: undefined, automatic: 'TODOS', discount: 100 });
    expect(applied(await save({ [rice]: 1 })).automatic).toBe('PRIMEIRA');
  });
});

test('where prices are hidden no discount is shown', async () => {
  const hidden = await aShop(database.current, ['support-budget']);
  const waiting = await aShopper(hidden, false);
  await createCoupon(
    hidden.db,
    hidden.supplier.id,
    { code: 'SEMPRE', automatic: true, discount: { kind: 'percent', basisPoints: 1000 } },
    hidden.now,
  );
  const product = await aProduct(hidden, { price: 1000 });
  const saved = await saveCart(waiting, { lines: lines({ [product]: 1 }), mode: 'replace' });
  expect(saved.ok && saved.value.coupons).toBeUndefined();
  expect(saved.ok && cartToWire(saved.value).desconto).toBeUndefined();
  expect(await savedGoods(waiting, {})).toEqual({ goods: [], automatic: false });
});

test('codes of other shops and disabled ones look like unknown ones, and guessing is stopped', async () => {
  const other = await aShop(database.current);
  const ten = { kind: 'percent', basisPoints: 1000 } as const;
  await createCoupon(other.db, other.supplier.id, { code: 'ALHEIO', discount: ten }, shop.now);
  await createCoupon(
    shop.db,
    shop.supplier.id,
    { code: 'DELA', discount: ten, clientId: (await aShopper(shop)).actor.clientId },
    shop.now,
  );
  await coupon('VITRINE10', 10);
  const codes = new Set<string | undefined>();
  for (const code of ['ALHEIO', 'DELA', 'NADA']) codes.add((await save({ [rice]: 1 }, typed(code))).message);
  expect(codes).toEqual(new Set(['Cupom não encontrado. Confira o código.']));
  // Tries of existing codes are not counted.
  for (let times = 0; times < 12; times += 1) await save({ [rice]: 1 }, typed('VITRINE10'));
  for (let tried = 3; tried < 10; tried += 1) await save({ [rice]: 1 }, typed(`NADA${tried}`));
  const stopped = await saveCart(shopper, {
    lines: lines({ [rice]: 1 }),
    mode: 'replace',
    ...typed('VITRINE10'),
  });
  expect(stopped).toEqual({ ok: false, refusal: { code: 'too-many-codes' } });
  // Saves without a code are not limited.
  await save({ [rice]: 2 });
});
