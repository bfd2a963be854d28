import { describe, expect, test } from 'vitest';
import type { ComboAudience } from './combo.ts';
import { allowsWay, isOffered } from './combo-audience.ts';
import { aCombo } from './testing/a-combo.ts';

const visitor = { groups: [] };
const ana = { clientId: 'ana', groups: ['bares'] };

test.each([
  ['always, where it says nothing', {}, true],
  ['from its first instant on', { from: 100 }, true],
  ['not before it', { from: 101 }, false],
  ['before its end', { until: 101 }, true],
  ['not at its end', { until: 100 }, false],
  ['not once it is closed', { active: false }, false],
] as const)('offered %s', (_, more, offered) => {
  expect(isOffered(aCombo(more), visitor, 100)).toBe(offered);
});

describe('offered to', () => {
  const offeredTo = (audience: Partial<ComboAudience>, buyer: Parameters<typeof isOffered>[1]) =>
    isOffered(aCombo({ audience: { clients: [], groups: [], ...audience } }), buyer, 100);

  test.each([
    ['a client who is named', { clients: ['bia', 'ana'] }, ana, true],
    ['no other client', { clients: ['bia'] }, ana, false],
    ['clients of a group that is named', { groups: ['bares', 'hotéis'] }, ana, true],
    ['none of other groups', { groups: ['hotéis'] }, ana, false],
    ['a client who is named, though not of the group', { clients: ['ana'], groups: ['hotéis'] }, ana, true],
    ['no visitor where clients are named', { clients: ['ana'] }, visitor, false],
    ['no visitor where groups are named', { groups: ['bares'] }, visitor, false],
  ])('%s', (_, audience, buyer, offered) => {
    expect(offeredTo(audience, buyer)).toBe(offered);
  });
});

test.each([
  ['any way where none is named', {}, { paymentMethodId: 'pix', deliveryType: 'delivery' }, true],
  ['the way of paying that is named', { paymentMethodIds: ['pix'] }, { paymentMethodId: 'pix' }, true],
  ['no other', { paymentMethodIds: ['pix'] }, { paymentMethodId: 'card' }, false],
  ['one that is not chosen yet', { paymentMethodIds: ['pix'], deliveryTypes: ['pickup'] }, {}, true],
  ['no other type of delivery', { deliveryTypes: ['pickup'] }, { deliveryType: 'delivery' }, false],
] as const)('it is bought in %s', (_, limits, way, allowed) => {
  expect(allowsWay(limits, way)).toBe(allowed);
});
