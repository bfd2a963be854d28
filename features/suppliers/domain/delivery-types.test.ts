import { expect, test } from 'vitest';
import {
  changedDeliveryType,
  type DeliveryType,
  deliveryTypeAt,
  offeredDeliveryTypes,
} from './delivery-types.ts';

const pickupOnly = new Set(['has-collect']);
const deliveryOnly = new Set(['has-delivery']);
const both = new Set(['has-collect', 'has-delivery']);
const silent = new Set<string>();

test.each<[string, ReadonlySet<string>, DeliveryType | undefined, DeliveryType]>([
  ['only pickup is chosen', pickupOnly, 'delivery', 'pickup'],
  ['the current one is kept', both, 'pickup', 'pickup'],
  ['the default is delivery', both, undefined, 'delivery'],
  ['a supplier that says nothing keeps the current one', silent, 'pickup', 'pickup'],
  ['only delivery is chosen', deliveryOnly, 'pickup', 'delivery'],
])('on supplier set, %s', (_, tags, current, chosen) => {
  expect(deliveryTypeAt(tags, current)).toBe(chosen);
});

test.each<[string, ReadonlySet<string>, DeliveryType, DeliveryType]>([
  ['pickup', pickupOnly, 'delivery', 'pickup'],
  ['delivery', deliveryOnly, 'pickup', 'delivery'],
  ['nothing of two', both, 'pickup', 'pickup'],
])('on change of type, %s is forced', (_, tags, wanted, chosen) => {
  expect(changedDeliveryType(tags, wanted)).toBe(chosen);
});

test('what is offered follows the tags', () => {
  expect(offeredDeliveryTypes(both)).toEqual(['delivery', 'pickup']);
  expect(offeredDeliveryTypes(silent)).toEqual([]);
});
