import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY_UUID } from '#kernel/ids.ts';
import {
  isAnswerTo,
  type Reader,
  type RequestedCall,
  type Shelf,
  type StoredCall,
  shelfOf,
  storedCalls,
} from './stored-calls.ts';

const SHOP = '01a1fc5d-1800-706a-bd3b-000000000001';
const ANA = { handle: 'ana-handle', clientId: '01a1fc5d-1800-706a-bd3b-00000000000a' };
const BIA = { handle: 'bia-handle', clientId: '01a1fc5d-1800-706a-bd3b-00000000000b' };
const rules: readonly StoredCall[] = [
  { endpoint: { method: 'GET', path: '/v2/app/:client/shop' }, answers: 'everyone', unless: ['lat'] },
  { endpoint: { method: 'GET', path: '/v1/products/:token' }, answers: 'reader', unless: ['preview'] },
  { endpoint: { method: 'GET', path: '/v1/app/:client/session' }, answers: 'identity' },
  { endpoint: { method: 'GET', path: '/v2/orders/:idcliente' }, answers: 'person' },
];
const find = storedCalls(rules);

const call = (path: string, more: Partial<RequestedCall> = {}): RequestedCall => {
  const [bare = '', query] = path.split('?');
  return {
    method: 'GET',
    path: bare,
    query: new URLSearchParams(query),
    handle: undefined,
    supplierId: SHOP,
    mayStore: true,
    ...more,
  };
};
const visitor: Reader = { supplierId: SHOP, person: undefined };
const ana: Reader = { supplierId: SHOP, person: ANA };
const asAna = { handle: ANA.handle };
const asBia = { handle: BIA.handle };
const anaPath = `${ANA.handle}~${ANA.clientId}`;

test.each<[string, RequestedCall, Reader, Shelf | undefined]>([
  ['the shop, for a visitor', call('/v2/app/token/shop'), visitor, 'shared'],
  ['the shop, for Ana: the same for everyone', call('/v2/app/token/shop', asAna), ana, 'shared'],
  [
    'the shop before a page knows who reads it',
    call('/v2/app/token/shop', { supplierId: undefined }),
    ana,
    'shared',
  ],
  ['the shop by somebody’s place', call('/v2/app/token/shop?lat=1'), visitor, undefined],
  ['the shop by Ana’s path', call(`/v2/app/${anaPath}/shop`, asAna), ana, undefined],
  ['products, for a visitor', call('/v1/products/token'), visitor, 'shared'],
  ['products, for Ana', call('/v1/products/token', asAna), ana, 'person'],
  ['products by Ana’s own path', call(`/v1/products/${ANA.handle}`, asAna), ana, 'person'],
  ['products of a preview', call('/v1/products/token?preview=x'), visitor, undefined],
  ['products on a visitor’s page while Ana is logged in', call('/v1/products/token'), ana, undefined],
  ['products on Bia’s page while Ana is logged in', call('/v1/products/token', asBia), ana, undefined],
  ['products on Ana’s page after she left', call('/v1/products/token', asAna), visitor, undefined],
  ['products of another shop', call('/v1/products/token', { supplierId: BIA.clientId }), visitor, undefined],
  ['products without permission', call('/v1/products/token', { mayStore: false }), visitor, undefined],
  ['who is logged in, for a visitor', call('/v1/app/token/session'), visitor, 'shared'],
  ['who is logged in, before Ana’s page knows it', call('/v1/app/token/session'), ana, 'person'],
  ['who is logged in, on Bia’s page', call('/v1/app/token/session', asBia), ana, undefined],
  ['Ana’s orders', call(`/v2/orders/${ANA.clientId}`, asAna), ana, 'person'],
  ['Ana’s orders by a visitor', call(`/v2/orders/${ANA.clientId}`), visitor, undefined],
  ['Ana’s orders before a page knows its session', call(`/v2/orders/${ANA.clientId}`), ana, undefined],
  ['Bia’s orders on Ana’s page', call(`/v2/orders/${BIA.clientId}`, asAna), ana, undefined],
  [
    'Bia’s orders named in the query',
    call(`/v2/orders/${ANA.clientId}?idcliente=${BIA.clientId}`, asAna),
    ana,
    undefined,
  ],
  ['a write', call('/v1/products/token', { method: 'POST' }), visitor, undefined],
  ['a call without a rule', call('/v1/charges/1', asAna), ana, undefined],
  ['a longer path', call('/v1/products/token/more'), visitor, undefined],
])('%s', (_, requested, reader, shelf) => expect(shelfOf(find, requested, reader)).toBe(shelf));

test.each<[string, string | null, Reader['person'], StoredCall['answers'], boolean]>([
  ['products, answered to a visitor', null, undefined, 'reader', true],
  ['products, answered to Ana, who logged in elsewhere', anaPath, undefined, 'reader', false],
  ['Ana’s orders', anaPath, ANA, 'person', true],
  ['Ana’s orders, answered to Bia', `${BIA.handle}~${BIA.clientId}`, ANA, 'person', false],
  ['Ana’s orders for another client', `${ANA.handle}~${BIA.clientId}`, ANA, 'person', false],
  ['Ana’s products, after her session', null, ANA, 'reader', false],
  ['the shop, answered to Ana', anaPath, undefined, 'everyone', true],
  ['who is logged in, answered to Ana on a visitor’s page', anaPath, undefined, 'identity', false],
])('is stored only where it was answered to its reader: %s', (_, reader, person, answers, is) =>
  expect(isAnswerTo(reader, person, answers)).toBe(is),
);

describe('whatever is requested, by whomever', () => {
  const people = [undefined, ANA, BIA];
  const names = [
    'token',
    EMPTY_UUID,
    `token~${EMPTY_UUID}`,
    ...[ANA, BIA].flatMap((one) => [one.handle, one.clientId, `${one.handle}~${one.clientId}`]),
  ];
  const requested = fc.record({
    method: fc.constantFrom('GET', 'GET', 'GET', 'POST', 'DELETE', 'HEAD', 'PUT'),
    path: fc
      .tuple(
        fc.constantFrom(...rules.map(({ endpoint }) => endpoint.path), '/v1/other/:token'),
        fc.constantFrom(...names),
      )
      .map(([path, name]) => path.replace(/:\w+/, name)),
    query: fc
      .record(
        {
          idcliente: fc.constantFrom(...names),
          token: fc.constantFrom(...names),
          page: fc.constant('2'),
          lat: fc.constant('1'),
        },
        { requiredKeys: [] },
      )
      .map((query) => new URLSearchParams(query)),
    handle: fc.constantFrom(undefined, ANA.handle, BIA.handle),
    supplierId: fc.constantFrom(undefined, SHOP, BIA.clientId),
    mayStore: fc.boolean(),
  });
  const reader = fc.constantFrom(...people).map((person): Reader => ({ supplierId: SHOP, person }));
  const mentions = ({ path, query }: RequestedCall, { handle, clientId }: typeof ANA): boolean =>
    [path, query.toString()].some((text) => text.includes(handle) || text.includes(clientId));

  test('what visitors share names nobody, and a person’s own nobody else', () => {
    fc.assert(
      fc.property(requested, reader, (each, by) => {
        const shelf = shelfOf(find, each, by);
        if (shelf === undefined) return;
        expect([each.method, each.mayStore]).toEqual(['GET', true]);
        expect([undefined, SHOP]).toContain(each.supplierId);
        const others = [ANA, BIA].filter((one) => shelf === 'shared' || one !== by.person);
        expect(others.filter((one) => mentions(each, one))).toEqual([]);
        if (shelf === 'person') expect([undefined, by.person?.handle]).toContain(each.handle);
      }),
      { numRuns: 5_000 },
    );
  });

  test('an answer that may differ by person is never stored for visitors on a person’s page', () => {
    fc.assert(
      fc.property(requested, reader, (each, by) => {
        const isSame = find(each.method, each.path)?.rule.answers === 'everyone';
        if (!isSame && (each.handle !== undefined || by.person !== undefined))
          expect(shelfOf(find, each, by)).not.toBe('shared');
      }),
      { numRuns: 5_000 },
    );
  });
});
