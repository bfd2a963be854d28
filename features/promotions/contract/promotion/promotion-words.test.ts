import { describe, expect, test } from 'vitest';
import type { Promotion } from '#features/pricing/domain/promotion.ts';
import { centavos } from '#kernel/money.ts';
import type { NextStep } from '../../domain/promotion/next-step.ts';
import { aPromotion, EVERYTHING, FREE_UNIT } from '../../domain/promotion/testing/a-promotion.ts';
import { nextStepText, promotionLabel } from './promotion-words.ts';

const NAME = 'Semana do chá';
const half = { ...FREE_UNIT, basisPoints: 5_000 };
const gift = { kind: 'gift', productId: 'g', units: 1 } as const;
const named = (more: Partial<Promotion> = {}) => aPromotion({ name: NAME, ...more });
const minimum = centavos(5_000);

test.each<[Partial<Promotion>, string]>([
  [{}, 'Leve 3, pague 2'],
  [{ condition: { scope: EVERYTHING, units: 3 } }, 'Leve 4, pague 3'],
  [{ reward: { ...FREE_UNIT, units: 2 } }, 'Leve 4, pague 2'],
  [{ reward: half }, '3º com 50% de desconto'],
  [{ reward: { ...half, basisPoints: 1_250 } }, '3º com 12,5% de desconto'],
  [{ reward: { ...half, units: 2 } }, 'Leve 4: 2 com 50% de desconto'],
  // What takes no number of one set has its name.
  [{ reward: { ...FREE_UNIT, scope: EVERYTHING } }, NAME],
  [{ reward: gift }, NAME],
  [{ condition: { scope: EVERYTHING, minimum } }, NAME],
  [{ condition: { scope: EVERYTHING, units: 2, minimum } }, NAME],
])('%j is called %s', (more, label) => {
  expect(promotionLabel(named(more))).toBe(label);
});

describe('the next step', () => {
  type Step = Pick<NextStep, 'kind'> & {
    readonly units?: number;
    readonly missing?: ReturnType<typeof centavos>;
  };
  test.each<[Partial<Promotion>, Step, string | undefined, string]>([
    [{}, { kind: 'same', units: 1 }, undefined, 'Leve mais 1 e o terceiro sai de graça.'],
    [{}, { kind: 'same', units: 2 }, undefined, 'Leve mais 2 e o terceiro sai de graça.'],
    [
      { condition: { scope: EVERYTHING, units: 12 } },
      { kind: 'same', units: 4 },
      undefined,
      'Leve mais 4 e o 13º sai de graça.',
    ],
    [
      { reward: half },
      { kind: 'same', units: 1 },
      undefined,
      'Leve mais 1 e o terceiro sai com 50% de desconto.',
    ],
    [
      { reward: { ...FREE_UNIT, units: 2 } },
      { kind: 'same', units: 1 },
      undefined,
      'Leve mais 1 e 2 saem de graça.',
    ],
    [{ reward: gift }, { kind: 'counted', units: 1 }, 'Caneca', 'Leve mais 1 e ganhe Caneca.'],
    [{ reward: gift }, { kind: 'counted', units: 1 }, 'Copo 6 un.', 'Leve mais 1 e ganhe Copo 6 un.'],
    [{}, { kind: 'counted', units: 1 }, undefined, 'Leve mais 1 para ter a oferta “Semana do chá”.'],
    [{}, { kind: 'rewarded', units: 1 }, undefined, 'Falta um produto para ter a oferta “Semana do chá”.'],
    [
      {},
      { kind: 'rewarded', units: 2 },
      undefined,
      'Falta escolher 2 produtos para ter a oferta “Semana do chá”.',
    ],
    [
      {},
      { kind: 'value', missing: centavos(361) },
      undefined,
      'Faltam R$ 3,61 para ter a oferta “Semana do chá”.',
    ],
    [
      { reward: gift },
      { kind: 'value', missing: centavos(361) },
      'Caneca',
      'Faltam R$ 3,61 para você ganhar Caneca.',
    ],
    [
      { reward: gift },
      { kind: 'value', missing: centavos(361) },
      undefined,
      'Faltam R$ 3,61 para você ganhar um brinde.',
    ],
  ])('%j, %j', (more, step, giftName, text) => {
    const whole = { ...step, promotion: named(more), productIds: [] } as NextStep;
    expect(nextStepText(whole, giftName).replaceAll('\u00a0', ' ')).toBe(text);
  });
});
