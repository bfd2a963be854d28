import { expect, test } from 'vitest';
import { parseWishes } from './parse-wishes.ts';

const id = '0197a3a4-0000-7000-8000-000000000001';

test('what was wished comes back', () => {
  const wishes = {
    deliveryType: 'pickup',
    addressId: id,
    optionId: id,
    paymentMethodId: id,
    automaticPix: true,
    slot: { slotId: id, date: '2026-11-21' },
    note: 'Sem cebola',
    customerOrderNumber: 'OC-1',
    answers: { [id]: 'Torre B' },
  };
  expect(parseWishes(JSON.stringify(wishes))).toEqual(wishes);
});

test.each([
  null,
  '',
  'not json',
  '[]',
  '"text"',
  '{"deliveryType":"DRONE","addressId":"../x","note":7,"slot":"today","automaticPix":"yes","answers":{"x":"y","0197a3a4-0000-7000-8000-000000000001":7}}',
])('%j is no wish', (stored) => {
  expect(parseWishes(stored)).toEqual({ answers: {} });
});
