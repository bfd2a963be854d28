import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ORDER_STATUSES } from '../domain/order-status.ts';
import { ordersSearch, ordersWishOf } from './orders-wish.ts';

const asTexts = (search: string) => Object.fromEntries(new URLSearchParams(search));

test.each([
  ['', { page: 1 }],
  ['?situacao=ENVIADO&pagina=3', { status: 'received', page: 3 }],
  ['?busca=100001', { number: 100001, page: 1 }],
  ['?busca=52998224725', { client: '52998224725', page: 1 }],
  ['?busca=%20ana%20', { client: 'ana', page: 1 }],
  ['?de=2026-11-01&ate=2026-11-30', { from: '2026-11-01', to: '2026-11-30', page: 1 }],
  ['?situacao=QUALQUER&pagina=-2&de=ontem&busca=%20', { page: 1 }],
])('%s asks for %o', (search, wish) => expect(ordersWishOf(asTexts(search))).toEqual(wish));

test('filters survive their way through the address', () => {
  const day = fc.constantFrom('2026-01-31', '2026-11-23');
  const given = fc.record(
    {
      status: fc.constantFrom(...ORDER_STATUSES),
      client: fc.constantFrom('Ana & Filhos', '52998224725', 'ç?=#'),
      from: day,
      to: day,
      page: fc.integer({ min: 1, max: 5000 }),
    },
    { requiredKeys: ['page'] },
  );
  fc.assert(
    fc.property(given, (wish) => {
      expect(ordersWishOf(asTexts(ordersSearch(wish)))).toEqual(wish);
    }),
  );
});
