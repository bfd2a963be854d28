import { expect, test } from 'vitest';
import type { Promotion } from '#features/pricing/domain/promotion.ts';
import { centavos } from '#kernel/money.ts';
import { aPromotion, EVERYTHING, FREE_UNIT } from '../../domain/promotion/testing/a-promotion.ts';
import { promotionSentence } from './promotion-sentence.ts';

const minimum = centavos(5_000);
const gift = { kind: 'gift', productId: 'g', units: 1 } as const;

test.each<[Partial<Promotion>, string]>([
  [{}, 'A cada 2 unidades de qualquer produto, 1 a mais sai de graça: a mais barata.'],
  [
    {
      condition: { scope: { ...EVERYTHING, brands: ['Ébano'] }, units: 1 },
      reward: { ...FREE_UNIT, basisPoints: 1_250 },
    },
    'A cada 1 unidade dos produtos da oferta, 1 a mais sai com 12,5% de desconto: a mais barata.',
  ],
  [
    { reward: { ...FREE_UNIT, units: 2, which: 'dearest', scope: EVERYTHING } },
    'A cada 2 unidades de qualquer produto, 2 dos produtos premiados saem de graça: as mais caras.',
  ],
  [
    { condition: { scope: EVERYTHING, minimum }, reward: gift, limits: { perOrder: 1 } },
    'A cada R$ 50,00 de qualquer produto, o cliente ganha 1 × Caneca. No máximo uma vez por pedido.',
  ],
  [
    {
      condition: { scope: EVERYTHING, units: 3, minimum },
      limits: { perOrder: 2, perClient: 4, uses: 100, budget: centavos(100_000) },
    },
    'A cada 3 unidades e R$ 50,00 de qualquer produto, 1 a mais sai de graça: a mais barata. No máximo 2 vezes por pedido, 4 vezes por cliente, 100 vezes ao todo e R$ 1.000,00 ao todo.',
  ],
])('%j: %s', (more, sentence) => {
  expect(promotionSentence(aPromotion(more), 'Caneca').replaceAll('\u00a0', ' ')).toBe(sentence);
});
