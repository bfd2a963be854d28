import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import { policyFromWire } from '../../contract/policy.wire.ts';
import type { Policy } from '../../domain/policy.ts';
import { aPolicy, aScope } from '../../domain/testing/a-policy.ts';
import { postalRanges } from '../postal-ranges.ts';
import { draftOf, draftToWire, NEW_POLICY } from './policy-draft.ts';

const SHOP = {};

const through = (policy: Policy) => {
  const draft = draftOf(policy, (id) => `nome de ${id}`, SHOP);
  const read = policyFromWire(draftToWire(draft, SHOP, policy.validity));
  if (!read.ok) throw new Error(read.refusal.code);
  return { draft, read: { ...read.value, id: policy.id } };
};

test.each<[string, Partial<Policy>]>([
  ['percent', { effect: { kind: 'percent', basisPoints: 1_250 } }],
  ['value', { effect: { kind: 'value', amount: centavos(205) } }],
  ['fixed', { effect: { kind: 'fixed', price: centavos(990) } }],
  ['tiers', { effect: { kind: 'tiers', tiers: [{ from: thousandths(1_500), basisPoints: 500 }] } }],
])('a policy with a %s comes back from its form as it was', (_, effect) => {
  const policy = aPolicy({
    ...effect,
    scope: aScope({ products: ['p'], categories: ['c'], brands: ['Três Pontas'], tags: ['oferta'] }),
    audience: {
      clients: ['x'],
      groups: ['ouro'],
      kinds: ['company'],
      approved: false,
      states: ['SP'],
      postalCodes: [{ from: '01000000', to: '05999999' }],
      channels: ['WEB'],
      deliveryTypes: ['pickup'],
      subscriptionTypes: ['t'],
    },
    // Seconds are not in the form, and stay.
    validity: { from: Date.parse('2026-12-01T03:00:07Z'), until: Date.parse('2026-12-24T02:59:59.999Z') },
    priority: 7,
    stackable: true,
  });
  const { draft, read } = through(policy);
  expect(read).toEqual(policy);
  expect(draft.products).toEqual([{ id: 'p', label: 'nome de p' }]);
  expect([draft.from, draft.postalCodes]).toEqual(['2026-12-01T00:00', '01000-000 a 05999-999']);
});

test('a new policy is for everything and all, with a discount that nobody has written yet', () => {
  expect(policyFromWire(draftToWire({ ...NEW_POLICY, name: ' Dezembro ' }, SHOP))).toMatchObject({
    ok: true,
    value: {
      name: 'Dezembro',
      effect: { kind: 'percent', basisPoints: 0 },
      validity: {},
      stackable: false,
    },
  });
});

test.each([
  ['', []],
  ['01310-100', [{ de: '01310-100', ate: '01310-100' }]],
  [
    '01000000 até 05999999\n\n 08000-000 - 08499-999 ',
    [
      { de: '01000-000', ate: '05999-999' },
      { de: '08000-000', ate: '08499-999' },
    ],
  ],
  ['São Paulo', undefined],
  ['01000-000 a', undefined],
])('the ranges "%s" are read', (text, ranges) => {
  expect(postalRanges(text)).toEqual(ranges);
});
