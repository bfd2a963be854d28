import { expect, test } from 'vitest';
import { fillFromPlace } from './fill-from-place.ts';

const place = {
  postalCode: '01310100',
  street: 'Avenida Paulista',
  district: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
};
const { postalCode: _, ...all } = place;
const empty = { street: '', district: '', city: '' };
const elsewhere = { street: 'Rua A', district: 'Centro', city: 'Niterói', state: 'RJ' };

test.each([
  ['an empty form is filled', empty, {}, all],
  [
    'what was typed stays',
    { ...empty, street: 'Rua B' },
    {},
    { state: 'SP', district: 'Bela Vista', city: 'São Paulo' },
  ],
  ['what the CEP before had said goes', elsewhere, elsewhere, all],
  [
    'unless it was changed by hand',
    { ...elsewhere, street: 'Rua A, fundos' },
    elsewhere,
    { state: 'SP', district: 'Bela Vista', city: 'São Paulo' },
  ],
])('%s', (_name, typed, before, filled) => {
  expect(fillFromPlace(place, typed, before)).toEqual(filled);
});

test('a CEP that says only the state takes away what the one before had filled in', () => {
  const bare = { ...place, street: '', district: '', city: '' };
  expect(fillFromPlace(bare, elsewhere, elsewhere)).toEqual({
    state: 'SP',
    street: '',
    district: '',
    city: '',
  });
  expect(fillFromPlace(bare, elsewhere, {})).toEqual({ state: 'SP' });
});
