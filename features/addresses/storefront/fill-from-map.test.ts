import { expect, test } from 'vitest';
import { fillFromMap } from './fill-from-map.ts';

const place = (address: object) => ({
  address: {
    postalCode: '01310100',
    street: 'Avenida Paulista',
    district: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
    country: 'Brasil',
    ...address,
  },
  position: { latitude: -23.56, longitude: -46.65 },
});
const empty = { street: '', city: '', number: '' };

test('all that the map knows is filled in', () => {
  expect(fillFromMap(place({}), empty)).toEqual({
    postalCode: '01310-100',
    street: 'Avenida Paulista',
    district: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
  });
});

test('what the map does not know stays as it was typed', () => {
  const unknown = { postalCode: '0131', street: '', district: '', city: '', state: 'Bahia' };
  expect(fillFromMap(place(unknown), { street: 'Rua A', city: 'Santos', number: '5' })).toEqual({});
});

test('another street has another number, the same one keeps it', () => {
  expect(fillFromMap(place({}), { street: 'Rua A', city: 'São Paulo', number: '5' }).number).toBe('');
  expect(
    fillFromMap(place({}), { street: 'Avenida Paulista', city: 'São Paulo', number: '5' }),
  ).not.toHaveProperty('number');
});
