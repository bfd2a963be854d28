import { expect, test } from 'vitest';
import { mapAddress, orderNumberOf } from './order-page-words.ts';

test.each([
  ['1001', 1001],
  ['9007199254740991', Number.MAX_SAFE_INTEGER],
])('%s is an order', (text, number) => {
  expect(orderNumberOf(text)).toBe(number);
});

test.each(['', '0', '007', '-1', '1.5', '1e3', 'abc', '9007199254740992', '99999999999999999'])(
  '%j is none',
  (text) => {
    expect(orderNumberOf(text)).toBeUndefined();
  },
);

test('a store is shown by its coordinates', () => {
  const store = { storeId: 's', name: 'Centro', addressText: 'Rua Um, 1', latitude: -23.5, longitude: -46.6 };
  expect(mapAddress({ type: 'pickup', store })).toBe(
    'https://www.google.com/maps/search/?api=1&query=-23.5%2C-46.6',
  );
});

test('an address is shown by its words', () => {
  const address = {
    addressId: 'a',
    label: 'Casa',
    street: 'Rua São João & Cia',
    number: '10',
    district: 'Centro',
    complement: 'ap 2',
    city: 'São Paulo',
    state: 'SP',
    postalCode: '01310100',
    reference: '',
  };
  const query = new URL(mapAddress({ type: 'delivery', areaName: 'x', address })).searchParams.get('query');
  expect(query).toBe('Rua São João & Cia, 10, Centro, São Paulo - SP, 01310100');
});
