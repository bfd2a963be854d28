import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { type MethodDraft, methodFaults, ownParts } from './method-draft.ts';
import { PAYMENT_KINDS } from './method-settings.ts';

const draft = (more: Partial<MethodDraft>): MethodDraft => ({
  kind: 'pix',
  name: 'Pix',
  description: '',
  priceVariance: 0,
  deliveryTypes: ['delivery'],
  active: true,
  ...more,
});
const plan = { most: 3, withoutInterest: 3, monthlyInterest: 0, smallestPart: centavos(0) };
const card = { instalments: plan, preAuthorise: false };
const pix = { key: 'pix@loja.com.br', name: 'Loja', city: 'Recife' };

test.each([
  ['cash needs nothing', draft({ kind: 'cash-on-delivery' }), []],
  ['a Pix without receiver', draft({}), ['pix']],
  ['a Pix to the shop', draft({ pix }), []],
  ['a Pix by a provider', draft({ provider: 'sandbox' }), []],
  ['a receiver that no code can name', draft({ pix: { ...pix, key: 'chave com espaço' } }), ['pix']],
  ['a card without provider', draft({ kind: 'card', card }), ['provider']],
  ['a card', draft({ kind: 'card', card, provider: 'sandbox' }), []],
  [
    'instalments with interest of nothing',
    draft({
      kind: 'card',
      provider: 'sandbox',
      card: { ...card, instalments: { ...plan, withoutInterest: 1 } },
    }),
    ['card.instalments'],
  ],
  ['a boleto without bank', draft({ kind: 'boleto' }), ['boleto']],
  ['on account without days', draft({ kind: 'on-account', onAccount: { days: [] } }), ['days']],
  ['no name', draft({ name: ' ', pix }), ['name']],
  ['for no way of delivery', draft({ deliveryTypes: [], pix }), ['deliveryTypes']],
])('%s', (_, wanted, faults) => {
  expect(methodFaults(wanted)).toEqual(faults);
});

test('a method has the parts of its kind only', () => {
  const everything = { provider: 'sandbox', pix, card, onAccount: { days: [30] } } as const;
  fc.assert(
    fc.property(fc.constantFrom(...PAYMENT_KINDS), fc.boolean(), (kind, byProvider) => {
      const { provider, ...others } = everything;
      const own = ownParts(draft({ kind, ...others, ...(byProvider ? { provider } : {}) }));
      expect('card' in own).toBe(kind === 'card');
      expect('onAccount' in own).toBe(kind === 'on-account');
      expect('provider' in own).toBe(byProvider && (kind === 'card' || kind === 'pix'));
      expect('pix' in own).toBe(!byProvider && kind === 'pix');
    }),
  );
});
