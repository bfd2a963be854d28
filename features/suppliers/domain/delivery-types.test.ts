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
  ['only pickup is chosen', pickupOnly, 'DELIVERY', 'RETIRADA'],
  ['the current one is kept', both, 'RETIRADA', 'RETIRADA'],
  ['the default is delivery', both, undefined, 'DELIVERY'],
  ['a supplier that says nothing keeps the current one', silent, 'RETIRADA', 'RETIRADA'],
  ['only delivery is chosen', deliveryOnly, 'RETIRADA', 'DELIVERY'],
])('on supplier set, %s', (_, tags, current, chosen) => {
  expect(deliveryTypeAt(tags, current)).toBe(chosen);
});

test.each<[string, ReadonlySet<string>, DeliveryType, DeliveryType]>([
  ['pickup', pickupOnly, 'DELIVERY', 'RETIRADA'],
  ['delivery', deliveryOnly, 'RETIRADA', 'DELIVERY'],
  ['nothing of two', both, 'RETIRADA', 'RETIRADA'],
])('on change of type, %s is forced', (_, tags, wanted, chosen) => {
  expect(changedDeliveryType(tags, wanted)).toBe(chosen);
});

test('what is offered follows the tags', () => {
  expect(offeredDeliveryTypes(both)).toEqual(['DELIVERY', 'RETIRADA']);
  expect(offeredDeliveryTypes(silent)).toEqual([]);
});
