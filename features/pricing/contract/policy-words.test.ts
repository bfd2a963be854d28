import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import type { Policy } from '../domain/policy.ts';
import { aPolicy, aScope } from '../domain/testing/a-policy.ts';
import { policySentence } from './policy-words.ts';

test.each<[Partial<Policy>, string]>([
  [{ effect: { kind: 'percent', basisPoints: 1_250 } }, '12,5% de desconto, todos os produtos, para todos'],
  [
    {
      effect: { kind: 'value', amount: centavos(150) },
      scope: aScope({ products: ['a', 'b'], brands: ['Alvorecer'] }),
      audience: { groups: ['ouro'], kinds: ['company'], approved: true },
    },
    'R$ 1,50 a menos, 2 produtos e marca Alvorecer, para grupo ouro, empresas e cadastros aprovados',
  ],
  [
    {
      effect: { kind: 'fixed', price: centavos(990) },
      scope: aScope({ categories: ['c'], tags: ['oferta', 'novo'] }),
      audience: { clients: ['x'], states: ['SP', 'RJ'], channels: ['MANUAL'], deliveryTypes: ['pickup'] },
    },
    'por R$ 9,90, 1 categoria e etiquetas oferta e novo, para 1 cliente, estados SP e RJ, compras com atendente e retirada',
  ],
  [
    {
      effect: {
        kind: 'tiers',
        tiers: [
          { from: thousandths(10_000), basisPoints: 500 },
          { from: thousandths(20_500), basisPoints: 800 },
        ],
      },
    },
    '5% a partir de 10 e 8% a partir de 20,5, todos os produtos, para todos',
  ],
])('a policy is said in words', (policy, sentence) => {
  expect(policySentence(aPolicy(policy)).replaceAll('\u00a0', ' ')).toBe(sentence);
});
