import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { ONE, thousandths } from '#kernel/quantity.ts';
import type { Combo, ComboUses } from './combo.ts';
import { comboPrice, priceCombo } from './price-combo.ts';
import { aCombo, aGood, goods } from './testing/a-combo.ts';

const rules = { multiplesDisabled: false };
const NEVER: ComboUses = { inAll: 0, ofClient: 0 };
const both = goods(aGood('coffee'), aGood('bread'));
const price = (combo: Combo, products = both, uses = NEVER) => priceCombo(combo, { products, rules, uses });

describe('the price', () => {
  test.each([
    ['a fixed one is as it stands', { kind: 'fixed', price: centavos(2_500) }, 2_500],
    ['one that equals its products takes nothing off', { kind: 'fixed', price: centavos(3_000) }, 3_000],
    [
      'a fixed one that is dearer than alone costs what they cost',
      { kind: 'fixed', price: centavos(4_000) },
      3_000,
    ],
    ['a percent follows the products', { kind: 'percent', basisPoints: 1_000 }, 2_700],
    ['a percent is rounded half up', { kind: 'percent', basisPoints: 5 }, 2_999],
    ['almost all off leaves one centavo', { kind: 'percent', basisPoints: 9_999 }, 1],
  ] as const)('%s', (_, of, expected) => {
    const found = price(aCombo({ price: of }));
    expect(found).toMatchObject({ alone: 3_000, price: expected, saved: 3_000 - expected });
  });

  test('is measured against what the items cost this buyer, each at the combo’s quantity', () => {
    const tiers = [{ from: thousandths(2000), price: centavos(800) }];
    const products = goods(
      aGood('coffee'),
      aGood('bread', { offer: { normal: centavos(1_000), tiers, multiple: ONE } }),
    );
    const fixed = aCombo({ price: { kind: 'fixed', price: centavos(2_500) } });
    expect(price(fixed, products)?.items.map((item) => item.alone)).toEqual([1_000, 1_600]);
    expect(price(fixed, products)).toMatchObject({ alone: 2_600, price: 2_500, saved: 100 });
  });

  test('of something by weight counts its weight', () => {
    const items = [
      { productId: 'coffee', quantity: ONE },
      { productId: 'bread', quantity: thousandths(1_235) },
    ];
    expect(price(aCombo({ items }))?.alone).toBe(1_000 + 1_235);
  });

  test('is never more than alone, never less than a centavo of what costs something, and what is saved is the rest', () => {
    const prices = fc.oneof(
      fc.record({
        kind: fc.constant('fixed' as const),
        price: fc.integer({ min: 1, max: 999_999 }).map(centavos),
      }),
      fc.record({ kind: fc.constant('percent' as const), basisPoints: fc.integer({ min: 1, max: 9_999 }) }),
    );
    fc.assert(
      fc.property(prices, fc.integer({ min: 0, max: 999_999_999 }).map(centavos), (of, alone) => {
        const { price: found } = comboPrice(of, { alone, beforePayment: alone, basisPoints: 0 });
        expect(found).toBeLessThanOrEqual(alone);
        expect(found).toBeGreaterThanOrEqual(Math.min(alone, 1));
        if (of.kind === 'fixed' && of.price <= alone) expect(found).toBe(of.price);
      }),
    );
  });
});

describe('how many can be had', () => {
  const stocked = (coffee: number, bread: number) =>
    goods(aGood('coffee', { stock: thousandths(coffee) }), aGood('bread', { stock: thousandths(bread) }));

  test.each([
    ['the scarcest product decides', {}, stocked(9_000, 7_000), NEVER, 3],
    ['none where one is short', {}, stocked(9_000, 1_999), NEVER, 0],
    ['what an order may have at most', { mostPerOrder: 2 }, stocked(9_000, 9_000), NEVER, 2],
    ['what is left of all', { limit: 50 }, both, { inAll: 49, ofClient: 0 }, 1],
    ['what is left for the client', { limitPerClient: 3 }, both, { inAll: 90, ofClient: 2 }, 1],
    ['no more than anybody orders', {}, stocked(90_000_000, 90_000_000), NEVER, 9_999],
    ['none where more were sold than a lowered limit', { limit: 5 }, both, { inAll: 9, ofClient: 0 }, 0],
  ] as const)('%s', (_, more, products, uses, most) => {
    expect(price(aCombo(more), products, uses)?.most).toBe(most);
  });

  test('so many can be had, and not one more', () => {
    // Quantities so large that stock is always the limit, not the upper bound per combo.
    const amount = fc.integer({ min: 10, max: 9_000 }).map(thousandths);
    const stock = fc.integer({ min: 0, max: 90_000 }).map(thousandths);
    fc.assert(
      fc.property(fc.array(fc.tuple(amount, stock), { minLength: 2, maxLength: 8 }), (wanted) => {
        const items = wanted.map(([quantity], index) => ({ productId: `p${index}`, quantity }));
        const products = goods(...wanted.map(([, left], index) => aGood(`p${index}`, { stock: left })));
        const most = price(aCombo({ items }), products)?.most ?? -1;
        expect(wanted.every(([quantity, left]) => quantity * most <= left)).toBe(true);
        expect(wanted.every(([quantity, left]) => quantity * (most + 1) <= left)).toBe(false);
      }),
    );
  });
});

test('a combo one of whose products is not sold any more is none', () => {
  expect(price(aCombo(), goods(aGood('coffee'), aGood('bread', { active: false })))).toBeUndefined();
  expect(price(aCombo(), goods(aGood('coffee')))).toBeUndefined();
});

test('it says the limits that shoppers see, and not how many are sold in all', () => {
  const found = price(
    aCombo({ mostPerOrder: 2, limit: 50, limitPerClient: 4, until: 9, deliveryTypes: ['pickup'] }),
  );
  expect(found?.limits).toEqual({ mostPerOrder: 2, limitPerClient: 4, deliveryTypes: ['pickup'] });
  expect(found).toMatchObject({ validUntil: 9, exclusive: false });
  expect(price(aCombo({ audience: { clients: ['ana'], groups: [] } }))?.exclusive).toBe(true);
});
