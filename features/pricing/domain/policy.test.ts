import { describe, expect, test } from 'vitest';
import type { PricingBuyer } from './buyer.ts';
import { type PolicyAudience, type PolicyScope, policyApplies, type Validity } from './policy.ts';
import { aGood, aPolicy, aScope, VISITING } from './testing/a-policy.ts';

describe('scope: any of what is named; one that names nothing holds all', () => {
  test.each<[string, Partial<PolicyScope>, boolean]>([
    ['nothing', {}, true],
    ['this product', { products: ['p0', 'p1'] }, true],
    ['another product', { products: ['p0'] }, false],
    ['its category', { categories: ['leaf'] }, true],
    ['a category above its own', { categories: ['root'] }, true],
    ['another category', { categories: ['other'] }, false],
    ['its brand', { brands: ['Três Corações'] }, true],
    ['its brand in other letters', { brands: ['TRES CORACOES'] }, true],
    ['a part of its brand', { brands: ['Três'] }, false],
    ['its tag', { tags: ['oferta', 'novo'] }, true],
    ['another tag', { tags: ['Oferta'] }, false],
    ['another product, but its tag', { products: ['p0'], tags: ['oferta'] }, true],
  ])('%s', (_, scope, expected) => {
    expect(policyApplies(aPolicy({ scope: aScope(scope) }), aGood(), VISITING, 0)).toBe(expected);
  });

  test('a product without a brand is of no brand', () => {
    const policy = aPolicy({ scope: aScope({ brands: ['Nestlé'] }) });
    expect(policyApplies(policy, aGood({ brand: '' }), VISITING, 0)).toBe(false);
  });
});

describe('audience: every criterion that is named must hold', () => {
  const buyer: PricingBuyer = {
    clientId: 'c1',
    groups: ['ouro', 'revenda'],
    kind: 'company',
    approved: true,
    region: { state: 'SP', postalCode: '01310100' },
    channel: 'WEB',
    deliveryType: 'delivery',
    subscriptionTypeId: 'weekly',
  };
  test.each<[string, PolicyAudience, boolean, boolean]>([
    // Audience, whether it matches this buyer, whether it matches a visitor.
    ['nothing', {}, true, true],
    ['empty lists', { clients: [], groups: [], kinds: [], states: [], postalCodes: [] }, true, true],
    ['this client', { clients: ['c0', 'c1'] }, true, false],
    ['another client', { clients: ['c0'] }, false, false],
    ['one of the groups', { groups: ['prata', 'ouro'] }, true, false],
    ['another group', { groups: ['prata'] }, false, false],
    ['companies', { kinds: ['company'] }, true, false],
    ['persons', { kinds: ['person'] }, false, false],
    ['the approved', { approved: true }, true, false],
    ['the state', { states: ['RJ', 'SP'] }, true, false],
    ['another state', { states: ['RJ'] }, false, false],
    ['a range from this CEP', { postalCodes: [{ from: '01310100', to: '02000000' }] }, true, false],
    ['a range up to this CEP', { postalCodes: [{ from: '01000000', to: '01310100' }] }, true, false],
    ['a range below it', { postalCodes: [{ from: '01000000', to: '01310099' }] }, false, false],
    [
      'another state, but a range of CEP',
      { states: ['RJ'], postalCodes: [{ from: '01000000', to: '05999999' }] },
      true,
      false,
    ],
    [
      'the state, and another range',
      { states: ['SP'], postalCodes: [{ from: '20000000', to: '20999999' }] },
      true,
      false,
    ],
    ['the channel', { channels: ['WEB'] }, true, true],
    ['another channel', { channels: ['MANUAL'] }, false, false],
    ['the delivery type', { deliveryTypes: ['delivery'] }, true, false],
    ['another delivery type', { deliveryTypes: ['pickup'] }, false, false],
    ['the subscription', { subscriptionTypes: ['monthly', 'weekly'] }, true, false],
    ['another subscription', { subscriptionTypes: ['monthly'] }, false, false],
    ['two that hold', { kinds: ['company'], groups: ['ouro'] }, true, false],
    ['one that holds and one that does not', { kinds: ['company'], groups: ['prata'] }, false, false],
  ])('%s', (_, audience, forBuyer, forVisitor) => {
    const policy = aPolicy({ audience });
    expect(policyApplies(policy, aGood(), buyer, 0)).toBe(forBuyer);
    expect(policyApplies(policy, aGood(), VISITING, 0)).toBe(forVisitor);
  });

  test('an address without a CEP is in no range', () => {
    const policy = aPolicy({ audience: { postalCodes: [{ from: '00000000', to: '99999999' }] } });
    const noCode = { ...buyer, region: { state: 'SP', postalCode: '' } };
    expect(policyApplies(policy, aGood(), noCode, 0)).toBe(false);
  });
});

test.each<[string, Validity, number, boolean]>([
  ['open at both ends', {}, 0, true],
  ['just before the start', { from: 100 }, 99, false],
  ['at the start', { from: 100 }, 100, true],
  ['just before the end', { until: 200 }, 199, true],
  ['at the end', { until: 200 }, 200, false],
])('validity: %s', (_, validity, at, expected) => {
  expect(policyApplies(aPolicy({ validity }), aGood(), VISITING, at)).toBe(expected);
});
