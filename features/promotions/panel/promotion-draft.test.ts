import { expect, test } from 'vitest';
import { promotionFromWire } from '../contract/promotion/panel-promotion.wire.ts';
import { draftToWire, NEW_PROMOTION } from './promotion-draft.ts';

const SHOP = {};

test('a new promotion begins as take 3, pay 2 of everything', () => {
  expect(promotionFromWire(draftToWire({ ...NEW_PROMOTION, name: ' Chás ' }, SHOP))).toMatchObject({
    ok: true,
    value: {
      active: true,
      terms: {
        name: 'Chás',
        label: 'Leve 3, pague 2',
        condition: { units: 2 },
        reward: { kind: 'units', units: 1, basisPoints: 10_000, which: 'cheapest' },
        limits: {},
        validity: {},
      },
    },
  });
});

test('a gift has its product, its limits and its time by the shop’s clock', () => {
  const draft = {
    ...NEW_PROMOTION,
    name: 'Brinde',
    kind: 'BRINDE',
    units: null,
    minimum: 15_000,
    gift: { id: 'g', label: 'Caneca' },
    perOrder: 1,
    budget: 99_990,
    from: '2026-12-01T00:00',
    until: '2026-12-24T12:30',
  };
  expect(promotionFromWire(draftToWire(draft, SHOP))).toMatchObject({
    value: {
      terms: {
        condition: { minimum: 15_000 },
        reward: { kind: 'gift', productId: 'g', units: 1 },
        limits: { perOrder: 1, budget: 99_990 },
        validity: {
          from: Date.parse('2026-12-01T03:00:00Z'),
          until: Date.parse('2026-12-24T15:30:00Z'),
        },
      },
    },
  });
});

test('what counts, what is rewarded and for whom it is are sent as they were chosen', () => {
  const draft = {
    ...NEW_PROMOTION,
    name: 'Queijos com vinho',
    scope: {
      products: [{ id: 'p', label: 'Vinho' }],
      categories: [{ id: 'c', label: 'Vinhos' }],
      brands: ['Ébano'],
      tags: ['safra'],
    },
    rewarded: 'OUTROS',
    rewardScope: { ...NEW_PROMOTION.rewardScope, tags: ['queijo'] },
    groups: ['Ouro'],
    clients: [{ id: 'ana', label: 'Ana' }],
    payments: ['pix'],
  };
  expect(promotionFromWire(draftToWire(draft, SHOP))).toMatchObject({
    value: {
      terms: {
        condition: { scope: { products: ['p'], categories: ['c'], brands: ['Ébano'], tags: ['safra'] } },
        reward: { scope: { products: [], categories: [], brands: [], tags: ['queijo'] } },
        audience: { groups: ['Ouro'], clients: ['ana'], paymentMethods: ['pix'] },
      },
    },
  });
  // The other products that were chosen before are not meant any more.
  expect(draftToWire({ ...draft, rewarded: 'MESMOS' }, SHOP).recompensa).not.toHaveProperty('abrangencia');
});
