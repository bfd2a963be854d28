import { expect, test } from 'vitest';
import { formatOrdersSearch, isFiltered, parseOrdersSearch, searchToWire } from './orders-search.ts';

const ID = '01a1fc5d-1800-7000-8000-0000000000a7';

test.each([
  ['2', { page: 2 }],
  [7, { page: 7 }],
  ['1', {}],
  ['0', {}],
  ['-3', {}],
  ['1.5', {}],
  ['10001', {}],
  ['dois', {}],
  [undefined, {}],
])('page=%j is %j', (page, search) => {
  expect(parseOrdersSearch({ page })).toEqual(search);
});

test.each([
  [{ situacao: 'abertos' }, { situacao: 'abertos' }],
  [{ situacao: 'pagos' }, {}],
  [{ tipoEntrega: 'RETIRADA' }, { tipoEntrega: 'RETIRADA' }],
  [{ tipoEntrega: '' }, {}],
  [
    { de: '2026-02-28', ate: '2026-03-01' },
    { de: '2026-02-28', ate: '2026-03-01' },
  ],
  [{ de: '2026-03-02', ate: '2026-03-01' }, { de: '2026-03-02' }],
  [{ de: '2026-02-30', ate: '' }, {}],
  [{ emissor: 'principal' }, { emissor: 'principal' }],
  [{ emissor: ID }, { emissor: ID }],
  [{ emissor: 'joao' }, {}],
  [{ busca: '  café ' }, { busca: 'café' }],
  [{ busca: ' ' }, {}],
  [{ busca: 'x'.repeat(300) }, { busca: 'x'.repeat(100) }],
  [{ toString: 'x', outro: '1' }, {}],
])('%j is read as %j', (address, search) => {
  expect(parseOrdersSearch(address)).toEqual(search);
});

test('an address says the same list again', () => {
  const search = { situacao: 'entregues', tipoEntrega: 'DELIVERY', busca: 'a&b', page: 3 } as const;
  expect(formatOrdersSearch(search)).toBe('?situacao=entregues&tipoEntrega=DELIVERY&busca=a%26b&page=3');
  expect(isFiltered({ page: 3 })).toBe(false);
  expect(isFiltered(search)).toBe(true);
});

test('calls get the issuer in the wire’s words, and no page', () => {
  expect(searchToWire({ emissor: 'principal', page: 2 })).toEqual({ clientevinculadoprincipal: 'true' });
  expect(searchToWire({ emissor: ID, busca: 'a' })).toEqual({ idusuariovinculado: ID, busca: 'a' });
});
