import { expect, test } from 'vitest';
import {
  changedLegalFields,
  isLegalIdentityLocked,
  type LegalIdentity,
  legalIdentityOf,
} from './legal-identity.ts';
import { SHOP_STATES } from './shop-state.ts';

const shop: LegalIdentity = {
  name: 'Empório',
  slug: 'emporio',
  legalName: 'Empório Ltda.',
  cnpj: '11.222.333/0001-81',
};

test.each([
  ['the same', {}, []],
  ['another name', { name: 'Empório da Vila' }, ['name']],
  ['all', { name: 'A', slug: 'a', legalName: 'A Ltda.', cnpj: '' }, ['name', 'slug', 'legalName', 'cnpj']],
  ['the same document, written without dots', { cnpj: '11222333000181' }, ['cnpj']],
] as const)('%s: what has changed', (_, change, fields) => {
  expect(changedLegalFields(shop, { ...shop, ...change })).toEqual(fields);
});

test('what is not there is not compared', () => {
  expect(changedLegalFields(shop, { name: 'Empório', legalName: 'Outra' })).toEqual(['legalName']);
});

test('it is a part of the supplier’s data', () => {
  expect(legalIdentityOf({ ...shop, address: 'Rua A, 1' } as LegalIdentity)).toEqual(shop);
});

test('a shop that has opened once no longer changes it by itself', () => {
  expect(SHOP_STATES.filter((state) => !isLegalIdentityLocked(state))).toEqual(['draft']);
});
