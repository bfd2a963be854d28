import { expect, test } from 'vitest';
import type { Address } from '../domain/address.ts';
import { placeWords } from './place-label.tsx';

const home: Address = {
  id: '019a0000-0000-7000-8000-000000000001',
  label: 'Casa',
  street: 'Rua Harmonia',
  number: '320',
  district: 'Vila Madalena',
  complement: '',
  city: 'São Paulo',
  state: 'SP',
  postalCode: '05435000',
  country: 'Brasil',
  reference: '',
  primary: true,
};
const position = { latitude: -23.5, longitude: -46.6 };

test.each([
  ['an address with a name', home, undefined, 'Entregar em Casa: Rua Harmonia, 320'],
  ['one without', { ...home, label: '' }, { postalCode: '01310100' }, 'Entregar em Rua Harmonia, 320'],
  ['a CEP', undefined, { postalCode: '01310100' }, 'Entregar no CEP 01310-100'],
  ['a position', undefined, { position }, 'Entregar onde você está'],
  ['an address of someone else', undefined, { addressId: home.id }, undefined],
  ['nothing', undefined, undefined, undefined],
])('%s', (_, active, place, words) => {
  expect(placeWords(active, place)).toBe(words);
});
