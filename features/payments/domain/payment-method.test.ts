import { expect, test } from 'vitest';
import { isForGroups, methodsFor, type PaymentMethod, stillOfferedMethod } from './payment-method.ts';

const aMethod = (
  id: string,
  deliveryTypes: PaymentMethod['deliveryTypes'] = ['delivery', 'pickup'],
): PaymentMethod => ({
  id,
  kind: 'pix',
  name: id,
  description: '',
  priceVariance: 0,
  deliveryTypes,
});
const [cash, pix] = [aMethod('cash', ['delivery']), aMethod('pix')];

test.each([
  ['pix', pix],
  ['cash', cash],
  ['gone', cash],
  [undefined, cash],
])('with %s as the current method, it is kept if still offered, else the first', (current, expected) => {
  expect(stillOfferedMethod([cash, pix], current)).toBe(expected);
});

test('a supplier without methods offers none', () => {
  expect(stillOfferedMethod([], 'pix')).toBeUndefined();
});

test('a method is offered only for the delivery types it names', () => {
  expect(methodsFor([cash, pix], 'pickup')).toEqual([pix]);
  expect(methodsFor([cash, pix], 'delivery')).toEqual([cash, pix]);
});

test.each([
  [[], [], true],
  [[], ['vip'], true],
  [['vip'], [], false],
  [['vip'], ['varejo'], false],
  [['vip', 'atacado'], ['varejo', 'atacado'], true],
  [['vip'], ['VIP'], false],
])('a method for %j is usable by a client of %j: %s', (allowed, groups, expected) => {
  expect(isForGroups(allowed, groups)).toBe(expected);
});
