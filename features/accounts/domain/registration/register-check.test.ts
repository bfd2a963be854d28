import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CompanyRecord } from './company.ts';
import { differencesBetween } from './register-check.ts';

const company: CompanyRecord = {
  cnpj: '12ABC34501DE35',
  name: 'OBRAS RAPIDAS LTDA',
  active: true,
  tradeName: 'OBRA JA',
  status: 'ATIVA',
  openedOn: '2019-03-11',
  activity: { code: '4744001', name: 'Comércio varejista de ferragens' },
  address: {
    postalCode: '13015904',
    street: 'AVENIDA FRANCISCO GLICERIO',
    number: '1058',
    complement: '',
    district: 'CENTRO',
    city: 'CAMPINAS',
    state: 'SP',
  },
};
const home = { postalCode: '13015904', city: 'Campinas', state: 'SP' };
const entered = { name: 'Obras Rápidas', addresses: [home] };

test.each([
  ['nothing', {}, []],
  ['another company', { name: 'Obras Lentas Ltda.' }, ['name']],
  ['its trade name in place of its name', { name: 'Obra Já' }, ['name']],
  ['another city', { addresses: [{ ...home, city: 'Santos' }] }, ['city']],
  ['a city of the same name in another state', { addresses: [{ ...home, state: 'PB' }] }, ['city']],
  ['another CEP', { addresses: [{ ...home, postalCode: '13010000' }] }, ['postal-code']],
  ['no address yet', { addresses: [] }, []],
  ['a second address', { addresses: [{ postalCode: '01310100', city: 'São Paulo', state: 'SP' }, home] }, []],
])('an applicant who gave %s', (_, given, differences) =>
  expect(differencesBetween(company, { ...entered, ...given })).toEqual(differences),
);

test.each([
  'Obras Rápidas Ltda.',
  'OBRAS  RAPIDAS - ME',
  'obras rápidas s/a',
  'Obras Rápidas S.A.',
  'Obras-Rápidas EPP',
])('the legal form is no part of a name: %s', (name) =>
  expect(differencesBetween(company, { ...entered, name })).toEqual([]),
);

test('a company that is closed is pointed out, and what the register leaves out is not', () => {
  const bare = { ...company, active: false, address: { ...company.address, postalCode: '' } };
  const elsewhere = [{ ...home, postalCode: '99999999' }];
  expect(differencesBetween(bare, { ...entered, addresses: elsewhere })).toEqual(['status']);
});

test('who copies the register agrees with it, in whatever case', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string({ maxLength: 8 }), (name, city, postalCode) => {
      const written = { ...company, name, address: { ...company.address, city, postalCode } };
      const copied = { postalCode, city: city.toLowerCase(), state: 'sp' };
      expect(differencesBetween(written, { name: name.toLowerCase(), addresses: [copied] })).toEqual([]);
    }),
  );
});
