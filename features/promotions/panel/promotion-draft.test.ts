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
