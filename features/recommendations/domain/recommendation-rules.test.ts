import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blend, type RecommendationRankings } from './blend.ts';
import { dueAgain } from './bought-again.ts';
import { rankTogether } from './bought-together.ts';
import { countPurchases } from './count-purchases.ts';
import { diversify } from './diversify.ts';
import { outcomeFactor, RECOMMENDATION_VIEWS } from './feedback.ts';
import { regionsOf } from './places.ts';
import type { Purchase } from './purchase.ts';
import { ordersOfToday, purchaseWeight } from './purchase-weight.ts';
import { type ComparedProduct, rankSimilar } from './similar-products.ts';

const DAY = 24 * 60 * 60_000;
const NOW = 1_795_132_800_000;

const purchase = (clientId: string, daysAgo: number, ...productIds: string[]): Purchase => ({
  clientId,
  at: NOW - daysAgo * DAY,
  productIds,
});

describe('what is counted of orders', () => {
  test('pairs in both directions, buyers once each, and the days until a client buys again', () => {
    const counts = countPurchases(
      [
        { ...purchase('ana', 30, 'rice', 'beans'), place: { city: 'São Paulo', state: 'SP' } },
        { ...purchase('ana', 20, 'rice'), place: { city: 'SAO PAULO ', state: 'SP' } },
        purchase('bia', 10, 'rice'),
      ],
      new Map([['bia', new Map([['rice', NOW - 40 * DAY]])]]),
    );
    expect(counts.pairs.map(({ productId, withId }) => `${productId} ${withId}`)).toEqual([
      'rice beans',
      'beans rice',
    ]);
    const rice = counts.regions.filter(({ productId }) => productId === 'rice');
    expect(rice.map(({ region, buyers }) => [region, buyers])).toEqual([
      ['SP sao paulo', 1],
      ['SP', 1],
      ['', 1],
    ]);
    expect(counts.repeats).toEqual([
      { productId: 'rice', repeats: 2, logDays: expect.closeTo(Math.log(10) + Math.log(30)) },
    ]);
  });

  test('nothing of it names a client', () => {
    const counts = countPurchases([purchase('ana-7', 3, 'rice', 'beans')], new Map());
    expect(JSON.stringify(counts)).not.toContain('ana-7');
  });

  test('batches add up to the same as all orders at once', () => {
    const orders = fc.array(
      fc.tuple(
        fc.constantFrom('ana', 'bia'),
        fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1 }),
      ),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(orders, fc.nat(12), (bought, cut) => {
        const all = bought.map(([client, ids], index) => purchase(client, 100 - index, ...ids));
        const whole = countPurchases(all, new Map());
        const before = all.slice(0, cut);
        const last = new Map<string, Map<string, number>>();
        for (const { clientId, productIds, at } of before) {
          const own = last.get(clientId) ?? new Map<string, number>();
          last.set(clientId, own);
          for (const id of productIds) own.set(id, at);
        }
        const parts = [countPurchases(before, new Map()), countPurchases(all.slice(cut), last)];
        const sumOf = (counts: typeof parts) => {
          const sums = new Map<string, number>();
          const add = (key: string, value: number) => sums.set(key, (sums.get(key) ?? 0) + value);
          for (const { pairs, regions, repeats } of counts) {
            for (const { productId, withId, weight } of pairs) add(`${productId} ${withId}`, weight);
            for (const { productId, region, buyers } of regions) add(`${region}|${productId}`, buyers);
            for (const { productId, repeats: count } of repeats) add(`again ${productId}`, count);
          }
          return [...sums].map(([key, sum]) => [key, Number(sum.toFixed(9))]).toSorted();
        };
        expect(sumOf(parts)).toEqual(sumOf([whole]));
      }),
    );
  });

  test('of a long order only the first lines are paired', () => {
    const ids = Array.from({ length: 60 }, (_, index) => `p${index}`);
    expect(countPurchases([purchase('ana', 1, ...ids)], new Map()).pairs).toHaveLength(20 * 19);
  });
});

test.each([
  [undefined, ['']],
  [{ city: 'São José do Rio Preto', state: 'SP' }, ['SP sao jose do rio preto', 'SP', '']],
  [{ city: ' ', state: 'RJ' }, ['RJ', '']],
  [{ city: 'Santos', state: 'sp' }, ['']],
])('the regions of %j', (place, regions) => {
  expect(regionsOf(place)).toEqual(regions);
});

test('an order of half a year ago counts half', () => {
  expect(ordersOfToday(purchaseWeight(NOW - 180 * DAY), NOW)).toBeCloseTo(0.5);
});

describe('bought together', () => {
  const weight = purchaseWeight(NOW);
  const pair = (withId: string, orders: number) => ({ productId: 'rice', withId, weight: orders * weight });

  test('a habit counts more than a coincidence, and more than mere popularity', () => {
    const weights = new Map([
      ['rice', 20 * weight],
      ['beans', 20 * weight],
      ['bag', 2_000 * weight],
      ['wine', 1 * weight],
    ]);
    const ranked = rankTogether('rice', [pair('bag', 15), pair('wine', 1), pair('beans', 15)], weights, NOW);
    expect(ranked.map(({ productId }) => productId)).toEqual(['beans', 'wine', 'bag']);
  });

  test('scores are between 0 and 1', () => {
    const orders = fc.double({ min: 0, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(orders, orders, orders, (own, other, both) => {
        const weights = new Map([
          ['rice', own * weight],
          ['beans', other * weight],
        ]);
        const [{ score = -1 } = {}] = rankTogether('rice', [pair('beans', both)], weights, NOW);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('similar products', () => {
  const product = (id: string, name: string, more: Partial<ComparedProduct> = {}): ComparedProduct => ({
    id,
    name,
    brand: '',
    tags: [],
    categoryId: 'c',
    price: 1000,
    kinId: id,
    ...more,
  });

  test('share words, brand and price; sizes of the same product are left out', () => {
    const coffee = product('1', 'Café torrado em grãos 500 g', { brand: 'Serra', price: 3000 });
    const ranked = rankSimilar(coffee, [
      product('2', 'Filtro de papel', { price: 900 }),
      product('3', 'Cafe torrado moído 500 g', { brand: 'Vale', price: 2500 }),
      product('4', 'Café torrado em grãos 1 kg', { brand: 'Serra', price: 5500 }),
      product('5', 'Café torrado em grãos 250 g', { kinId: '1' }),
    ]);
    expect(ranked.map(({ productId }) => productId)).toEqual(['4', '3', '2']);
    for (const { score } of ranked) expect(score).toBeLessThanOrEqual(1);
  });
});

describe('bought again at its usual interval', () => {
  const monthly = [
    purchase('ana', 90, 'coffee'),
    purchase('ana', 60, 'coffee'),
    purchase('ana', 30, 'coffee'),
  ];
  const due = (daysLater: number) =>
    dueAgain(monthly, new Map(), NOW + daysLater * DAY).map(({ productId }) => productId);

  test('not before it is nearly over, and not for ever', () => {
    expect(due(-15)).toEqual([]);
    expect(due(0)).toEqual(['coffee']);
    expect(due(10)).toEqual(['coffee']);
    expect(due(100)).toEqual([]);
  });

  test('a single purchase is due by the rhythm of all clients, if there is one', () => {
    const once = [purchase('ana', 28, 'coffee')];
    const usual = (repeats: number) =>
      new Map([['coffee', { productId: 'coffee', repeats, logDays: repeats * Math.log(30) }]]);
    expect(dueAgain(once, usual(2), NOW)).toEqual([]);
    expect(dueAgain(once, usual(3), NOW)).toHaveLength(1);
  });

  test('scores are between 0 and 1 for any history', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 2_000 })),
        fc.integer({ min: 0, max: 50 }),
        (days, repeats) => {
          const own = days.map((ago) => purchase('ana', ago, 'coffee'));
          const usual = new Map([['coffee', { productId: 'coffee', repeats, logDays: repeats * 3 }]]);
          for (const { score } of dueAgain(own, usual, NOW)) {
            expect(score).toBeGreaterThan(0);
            expect(score).toBeLessThanOrEqual(1);
          }
        },
      ),
    );
  });
});

describe('the blend', () => {
  const none: RecommendationRankings = { related: [], again: [], near: [], popular: [] };
  const ids = (sources: Partial<RecommendationRankings>, excluded: string[] = []) =>
    blend({ ...none, ...sources }, 'cart', new Set(excluded)).map(({ productId }) => productId);

  test('what several rankings agree on comes first', () => {
    const a = { productId: 'a', score: 0.5 };
    const b = { productId: 'b', score: 0.5 };
    expect(
      ids({
        related: [
          { together: [a, b], similar: [] },
          { together: [b], similar: [] },
        ],
      }),
    ).toEqual(['b', 'a']);
  });

  test('a new shopper gets what is popular, without what is hidden or in the cart', () => {
    expect(ids({ popular: ['a', 'b', 'c'] }, ['b'])).toEqual(['a', 'c']);
  });

  test('each product once, none excluded, the best first, in any view', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd', 'e');
    const ranking = fc.array(fc.record({ productId: id, score: fc.double({ min: 0, max: 1, noNaN: true }) }));
    const sources = fc.record({
      related: fc.array(fc.record({ together: ranking, similar: ranking }), { maxLength: 3 }),
      again: ranking,
      near: fc.uniqueArray(id),
      popular: fc.uniqueArray(id),
    });
    fc.assert(
      fc.property(
        sources,
        fc.constantFrom(...RECOMMENDATION_VIEWS),
        fc.uniqueArray(id),
        (random, view, excluded) => {
          const blended = blend(random, view, new Set(excluded));
          expect(new Set(blended.map(({ productId }) => productId)).size).toBe(blended.length);
          for (const { productId } of blended) expect(excluded).not.toContain(productId);
          const scores = blended.map(({ score }) => score);
          expect(scores).toEqual(scores.toSorted((one, other) => other - one));
        },
      ),
    );
  });
});

test('feedback moves a product up or down, within limits', () => {
  const outcome = (shown: number, clicked: number, added = 0, hidden = 0) =>
    outcomeFactor({ shown, clicked, added, hidden });
  expect(outcomeFactor(undefined)).toBe(1);
  expect(outcome(0, 0)).toBeCloseTo(1);
  expect(outcome(100, 20)).toBeGreaterThan(1);
  expect(outcome(100, 0)).toBeLessThan(1);
  expect(outcome(100, 0, 20)).toBeGreaterThan(outcome(100, 5));
  expect(outcome(1_000, 1_000, 1_000)).toBe(2);
  expect(outcome(1_000, 0, 0, 500)).toBe(0.5);
});

test('a row has few products of one category, unless there are no others', () => {
  const of = (category: string, count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: `${category}${index}`, categoryPath: category }));
  const shown = diversify([...of('a', 8), ...of('b', 2)], 'home', 7).map(({ id }) => id);
  expect(shown).toEqual(['a0', 'a1', 'a2', 'a3', 'b0', 'b1', 'a4']);
});
