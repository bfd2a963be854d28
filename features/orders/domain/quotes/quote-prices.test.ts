import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import type { OrderLine } from '../placed-order.ts';
import { daysLeft, endOfDayAfter, quoteHasExpired } from './quote.ts';
import { quotePrices } from './quote-prices.ts';

const line = (id: string, unitPrice: number, quantity: number, more: Partial<OrderLine> = {}): OrderLine => ({
  productId: id,
  sku: id,
  slug: id,
  name: id,
  unit: 'UN',
  ground: 1,
  quantity: thousandths(quantity),
  unitPrice: centavos(unitPrice),
  reason: 'normal',
  total: centavos(Math.floor((unitPrice * quantity + 500) / 1000)),
  giftWrap: false,
  ...more,
});
const requestOf = (lines: OrderLine[], deliveryFee = 990, discount = 0) => ({
  lines,
  deliveryFee: centavos(deliveryFee),
  discount: centavos(discount),
});
const prices = (given: Record<string, number>) =>
  new Map(Object.entries(given).map(([id, amount]) => [id, centavos(amount)]));

test('what the shop does not name stays, and what it does has its former price', () => {
  const priced = quotePrices(requestOf([line('a', 1000, 2000), line('b', 500, 1000)]), {
    prices: prices({ a: 800 }),
  });
  if (!priced.ok) throw new Error(priced.refusal.code);
  const [a, b] = priced.value.lines;
  expect(a).toMatchObject({ unitPrice: 800, total: 1600, requestedPrice: 1000, reason: 'attendant' });
  expect(b).toEqual(line('b', 500, 1000));
  expect(priced.value.totals).toEqual({ subtotal: 2100, deliveryFee: 990, discount: 0, total: 3090 });
});

test('priced again, a line still says what it was asked for with', () => {
  const before = line('a', 800, 2000, { requestedPrice: centavos(1000) });
  const priced = quotePrices(requestOf([before]), { prices: prices({ a: 0 }) });
  expect(priced).toMatchObject({ value: { lines: [{ unitPrice: 0, total: 0, requestedPrice: 1000 }] } });
});

test('a product that is not in the quote is refused', () => {
  expect(quotePrices(requestOf([line('a', 1, 1000)]), { prices: prices({ x: 1 }) })).toMatchObject({
    ok: false,
  });
});

const money = fc.integer({ min: 0, max: 1_000_000_000 });
const wanted = fc.record({
  price: money,
  given: fc.option(money, { nil: undefined }),
  quantity: fc.integer({ min: 1, max: 999_999_000 }),
  wrap: fc.option(fc.integer({ min: 0, max: 5000 }), { nil: undefined }),
});

test('I1: total = lines + fee - discount, in whole centavos, never below nothing', () => {
  fc.assert(
    fc.property(fc.array(wanted, { minLength: 1, maxLength: 8 }), money, money, (rows, fee, discount) => {
      const lines = rows.map(({ price, quantity, wrap }, index) => {
        const bare = line(`p${index}`, 0, quantity);
        const total = Number((BigInt(price) * BigInt(quantity) + 500n) / 1000n) + (wrap ?? 0);
        const wrapped = wrap === undefined ? {} : { giftWrap: true, giftWrapPrice: centavos(wrap) };
        return { ...bare, unitPrice: centavos(price), total: centavos(total), ...wrapped };
      });
      const given = rows.flatMap(({ given }, index) => (given === undefined ? [] : [[`p${index}`, given]]));
      // The client's coupon discount is capped at the subtotal.
      const priced = quotePrices(requestOf(lines, fee, discount), {
        prices: prices(Object.fromEntries(given)),
      });
      if (!priced.ok) throw new Error(priced.refusal.code);
      const { lines: after, totals } = priced.value;
      expect(after.reduce((sum, { total }) => sum + total, 0)).toBe(totals.subtotal);
      expect(totals.total).toBe(totals.subtotal + totals.deliveryFee - totals.discount);
      expect(totals.total).toBeGreaterThanOrEqual(0);
      expect(after.reduce((sum, one) => sum + (one.discount ?? 0), 0)).toBe(totals.discount);
      for (const one of after) expect(one.discount ?? 0).toBeLessThanOrEqual(one.total);
    }),
  );
});

test.each([
  [2000, undefined],
  [2001, 'discount-above-goods'],
])('a discount of %i that the shop names for goods of 2000: %s', (discount, refused) => {
  const priced = quotePrices(requestOf([line('a', 1000, 2000)]), {
    prices: new Map(),
    discount: centavos(discount),
  });
  expect(priced.ok ? undefined : priced.refusal.code).toBe(refused);
});

test('a combo’s products share its new price to the centavo', () => {
  const parts = [line('x', 300, 3000), line('y', 100, 1000)];
  const combo = line('c', 1000, 1000, { parts, reason: 'combo' });
  const priced = quotePrices(requestOf([combo]), { prices: prices({ c: 777 }) });
  if (!priced.ok) throw new Error(priced.refusal.code);
  const [after] = priced.value.lines;
  expect(after).toMatchObject({ unitPrice: 777, total: 777, reason: 'combo', requestedPrice: 1000 });
  expect(after?.parts?.reduce((sum, { total }) => sum + total, 0)).toBe(777);
});

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** 20/11/2026, 00:00 in São Paulo. */
const MIDNIGHT = 1_795_143_600_000;

test.each([
  ['at its last minute', DAY - 60_000, 0],
  ['at its first moment', 0, 7],
  ['in the evening, when it is tomorrow in UTC', 22 * HOUR, 1],
])('priced %s, it is valid until the end of the day so many days later', (_, at, days) => {
  expect(endOfDayAfter(MIDNIGHT + at, days, 'America/Sao_Paulo')).toBe(MIDNIGHT + (days + 1) * DAY - 1);
});

test('the days that are left are counted as days, the last one is none', () => {
  const validUntil = endOfDayAfter(MIDNIGHT + 12 * HOUR, 2, 'America/Sao_Paulo');
  expect(daysLeft({ validUntil }, MIDNIGHT + 12 * HOUR)).toBe(2);
  expect(daysLeft({ validUntil }, MIDNIGHT + DAY)).toBe(1);
  expect(daysLeft({ validUntil }, MIDNIGHT + 3 * DAY - 1)).toBe(0);
  expect(daysLeft({ validUntil }, MIDNIGHT + 3 * DAY)).toBe(-1);
  expect(quoteHasExpired({ validUntil }, validUntil)).toBe(false);
  expect(quoteHasExpired({ validUntil }, validUntil + 1)).toBe(true);
});
