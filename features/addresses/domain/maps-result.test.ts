import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressOfMapsResult, type MapsComponent } from './maps-result.ts';

const part = (longName: string, shortName: string, ...types: string[]): MapsComponent => ({
  longName,
  shortName,
  types,
});

const paulista = [
  part('1578', '1578', 'street_number'),
  part('Avenida Paulista', 'Av. Paulista', 'route'),
  part('Bela Vista', 'Bela Vista', 'political', 'sublocality', 'sublocality_level_1'),
  part('São Paulo', 'São Paulo', 'administrative_area_level_2', 'political'),
  part('São Paulo', 'SP', 'administrative_area_level_1', 'political'),
  part('Brasil', 'BR', 'country', 'political'),
  part('01310-200', '01310-200', 'postal_code'),
];
const nothing = { postalCode: '', street: '', district: '', city: '', state: '', country: '' };

test('a maps result is mapped, part by part', () => {
  expect(addressOfMapsResult(paulista)).toEqual({
    postalCode: '01310200',
    street: 'Avenida Paulista',
    district: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
    country: 'Brasil',
  });
});

test.each<[string, MapsComponent[], object]>([
  ['nothing', [], {}],
  [
    'the long name of a state is not its letters',
    [part('São Paulo', 'São Paulo', 'administrative_area_level_1')],
    {},
  ],
  ['a state elsewhere is none of ours', [part('Texas', 'TX', 'administrative_area_level_1')], {}],
  ['a code elsewhere is no CEP', [part('90210', '90210', 'postal_code')], {}],
  ['small letters', [part('Bahia', 'ba', 'administrative_area_level_1')], { state: 'BA' }],
  ['the first of several', [part('A', 'A', 'route'), part('B', 'B', 'route')], { street: 'A' }],
  [
    'another level of district does not count',
    [part('Jardins', 'Jardins', 'sublocality', 'sublocality_level_2')],
    {},
  ],
  ['a locality is no municipality', [part('Vila', 'Vila', 'locality')], {}],
  ['blanks', [part('  Rua \n A ', '', 'route')], { street: 'Rua A' }],
])('%s', (_, parts, expected) => {
  expect(addressOfMapsResult(parts)).toEqual({ ...nothing, ...expected });
});

test('the order of the parts does not matter', () => {
  const mapped = addressOfMapsResult(paulista);
  fc.assert(
    fc.property(fc.shuffledSubarray(paulista, { minLength: paulista.length }), (shuffled) => {
      expect(addressOfMapsResult(shuffled)).toEqual(mapped);
    }),
  );
});
