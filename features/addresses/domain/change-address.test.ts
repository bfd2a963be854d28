import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Address } from './address.ts';
import { type AddressChanges, changedAddress } from './change-address.ts';

const position = { latitude: -23.56, longitude: -46.65 };
const home: Omit<Address, 'id'> = {
  label: 'Casa',
  street: 'Avenida Paulista',
  number: '1000',
  district: 'Bela Vista',
  complement: 'apto 12',
  city: 'São Paulo',
  state: 'SP',
  postalCode: '01310100',
  country: 'Brasil',
  reference: '',
  position,
  primary: false,
  erpCode: '77',
};
const { erpCode: _, ...withoutErpCode } = home;
const { position: __, ...placeless } = withoutErpCode;

test.each<[string, AddressChanges, object]>([
  ['nothing told changes nothing', {}, withoutErpCode],
  ['one field', { number: ' 1002 ' }, { ...withoutErpCode, number: '1002' }],
  ['what is emptied', { complement: '' }, { ...withoutErpCode, complement: '' }],
  ['the same CEP, written otherwise', { postalCode: '01310-100' }, withoutErpCode],
  ['another CEP takes the place away', { postalCode: '01310-200' }, { ...placeless, postalCode: '01310200' }],
  [
    'unless it comes with one',
    { postalCode: '01310-200', position: { latitude: -23.5, longitude: -46.6 } },
    { ...withoutErpCode, postalCode: '01310200', position: { latitude: -23.5, longitude: -46.6 } },
  ],
  ['the place taken away', { position: null }, placeless],
  ['made primary', { primary: true }, { ...withoutErpCode, primary: true }],
])('%s', (_name, changes, expected) => {
  expect(changedAddress(home, changes)).toEqual({ ok: true, value: expected });
});

test('the primary one cannot stop being it by itself', () => {
  const changed = changedAddress({ ...home, primary: true }, { primary: false });
  expect(changed.ok && changed.value.primary).toBe(true);
});

test.each<[string, AddressChanges, object]>([
  ['a street that is emptied', { street: ' ' }, { street: 'Informe a rua.' }],
  ['half a place', { position: { latitude: -23 } }, { position: 'A posição no mapa não é válida.' }],
])('%s is reported at its field', (_name, changes, refusal) => {
  expect(changedAddress(home, changes)).toEqual({ ok: false, refusal });
});

test('two changes of different fields come to the same in either order', () => {
  const one = fc.record({ number: fc.stringMatching(/^[1-9]\d{0,4}$/) });
  const other = fc.record({
    label: fc.constantFrom('Casa', 'Loja 2'),
    reference: fc.constantFrom('', 'Praça'),
  });
  fc.assert(
    fc.property(one, other, (first, second) => {
      const after = (...all: AddressChanges[]) =>
        all.reduce<Omit<Address, 'id'>>((address, changes) => {
          const changed = changedAddress(address, changes);
          if (!changed.ok) throw new Error('valid');
          return changed.value;
        }, home);
      expect(after(first, second)).toEqual(after(second, first));
    }),
  );
});

test.each<[string, Omit<Address, 'id'>, AddressChanges, object | undefined]>([
  ['another CEP brings its place', home, { postalCode: '01310-200' }, { latitude: 1, longitude: 2 }],
  ['the same CEP leaves the pin where it was put', home, { postalCode: '01310-100' }, position],
  [
    'the same CEP finds an address that had no place',
    placeless,
    { postalCode: '01310100' },
    { latitude: 1, longitude: 2 },
  ],
  ['who says where it is, is believed', home, { postalCode: '01310200', position }, position],
  ['who takes the pin off, has none', home, { postalCode: '01310200', position: null }, undefined],
])('where the CEP is known to be: %s', (_, before, changes, after) => {
  const changed = changedAddress(before, changes, { latitude: 1, longitude: 2 });
  expect(changed.ok && changed.value.position).toEqual(after);
});
