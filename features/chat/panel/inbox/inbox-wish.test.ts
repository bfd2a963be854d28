import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filterOf, inboxSearch, inboxWishOf } from './inbox-wish.ts';

const asTexts = (search: string) => Object.fromEntries(new URLSearchParams(search));

test.each([
  ['', { closed: false, byWait: false }],
  ['?situacao=FECHADA&atendente=EU', { closed: true, attendant: 'me', byWait: false }],
  ['?situacao=SEM_RESPOSTA&ordem=ESPERA', { waiting: true, byWait: true }],
  ['?situacao=NAO_LIDAS&atendente=OUTROS', { unread: true, attendant: 'others', byWait: false }],
  ['?situacao=TODAS&busca=%20ana%20', { search: 'ana', byWait: false }],
  ['?situacao=QUALQUER&atendente=eu&ordem=x&busca=%20', { closed: false, byWait: false }],
])('%s asks the server for %o', (search, filter) =>
  expect(filterOf(inboxWishOf(asTexts(search)))).toEqual(filter),
);

test('filters survive their way through the address', () => {
  const given = fc.record(
    {
      shown: fc.constantFrom('open' as const, 'waiting', 'unread', 'closed', 'all'),
      attendant: fc.constantFrom('me' as const, 'nobody', 'others'),
      byWait: fc.boolean(),
      search: fc.constantFrom('Ana & Filhos', '100001', 'ç?=#'),
    },
    { requiredKeys: ['shown', 'byWait'] },
  );
  fc.assert(
    fc.property(given, (wish) => {
      expect(inboxWishOf(asTexts(inboxSearch(wish)))).toEqual(wish);
    }),
  );
});
