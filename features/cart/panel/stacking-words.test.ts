import { expect, test } from 'vitest';
import type { WireStackedRule } from '../contract/simulate/stacking.schema.ts';
import { type RuleKind, stackedWords } from './stacking-words.ts';

const offer = { tipo: 'OFERTA', id: 'a', nome: 'Leve 3' } as const;
const coupon = { tipo: 'CUPOM', id: 'b', nome: 'DEZ' } as const;
const motivo = 'Este cupom já venceu.';

test.each<[RuleKind, WireStackedRule, string]>([
  ['coupon', { ...offer, resultado: 'SOMAM' }, 'Soma com a oferta “Leve 3”: o cliente tem os dois.'],
  ['promotion', { ...offer, resultado: 'VENCE' }, 'Vale no lugar da oferta “Leve 3”.'],
  ['promotion', { ...coupon, resultado: 'VENCE', motivo }, `Vale no lugar do cupom DEZ. ${motivo}`],
  ['promotion', { ...offer, resultado: 'PERDE' }, 'A oferta “Leve 3” vale no lugar desta.'],
  ['coupon', { ...offer, resultado: 'PERDE', motivo }, `A oferta “Leve 3” vale no lugar deste. ${motivo}`],
  [
    'coupon',
    { ...coupon, resultado: 'VENCE' },
    'De um pedido vale um cupom só: este vale no lugar do cupom DEZ.',
  ],
  [
    'coupon',
    { ...coupon, resultado: 'PERDE' },
    'De um pedido vale um cupom só: o cupom DEZ vale no lugar deste.',
  ],
  [
    'coupon',
    { ...coupon, resultado: 'UM_DOS_DOIS' },
    'De um pedido vale um cupom só: este ou o cupom DEZ, o que o cliente digitar.',
  ],
])('%s and %j: %s', (subjectKind, other, sentence) =>
  expect(stackedWords(subjectKind, other).sentence).toBe(sentence),
);
