import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checklistOf, isComplete, type ShopFacts } from './checklist.ts';

const ready: ShopFacts = {
  legalName: 'Loja Ltda.',
  cnpj: '11.222.333/0001-81',
  address: 'Rua A, 1',
  phone: '11 4002-8922',
  hasOwner: true,
  hasPricedProduct: true,
  hasPaymentMethod: true,
  deliversSomewhere: true,
  pickupStores: 0,
  offersDelivery: true,
  offersPickup: false,
  hasTerms: true,
};
const missing = (change: Partial<ShopFacts>): string[] =>
  checklistOf({ ...ready, ...change })
    .filter(({ done }) => !done)
    .map(({ item }) => item);

test.each([
  [{}, []],
  [{ legalName: ' ' }, ['company']],
  [{ cnpj: '' }, ['company']],
  [{ phone: undefined }, ['contact']],
  [{ phone: undefined, email: 'loja@exemplo.com.br' }, []],
  [{ hasOwner: false }, ['owner']],
  [{ hasPricedProduct: false }, ['product']],
  [{ hasPaymentMethod: false }, ['payment']],
  [{ deliversSomewhere: false }, ['receiving']],
  [{ offersDelivery: false }, ['receiving']],
  [{ offersPickup: true }, ['receiving']],
  [{ offersPickup: true, pickupStores: 1 }, []],
  [{ offersDelivery: false, deliversSomewhere: false, offersPickup: true, pickupStores: 2 }, []],
  [{ hasTerms: false }, ['terms']],
] as const)('%o misses %o', (change, items) => {
  expect(missing(change)).toEqual(items);
});

test('a shop is complete exactly if nothing is missing', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }), (done) => {
      const list = checklistOf(ready).map(({ item }, index) => ({ item, done: done[index] ?? false }));
      expect(isComplete(list)).toBe(!done.includes(false));
    }),
  );
});
