/** Which API responses pages share, and which belong to one reader. */
import Fastify, { type FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { listProductsWithoutAddressEndpoint } from '#features/catalog/contract/products/products.endpoints.ts';
import { listSuppliersEndpoint } from '#features/suppliers/contract/suppliers.endpoints.ts';
import { VersionedCache } from '#platform/cache/versioned-cache.ts';
import { Versions } from '#platform/cache/versions.ts';
import { SUPPLIER_HEADER } from '#platform/contract/headers.ts';
import type { WireAnswer, WireRequest } from '#platform/web/api.ts';
import { sharedCalls, sharedTransport } from './cached-in-process-api.ts';
import type { Caller } from './in-process-api.ts';

const SHOP = 'shop';
const LIST = '/v1/app/shop/listaprodutosf/token?fornec=shop';
const SHOPS = '/v2/app/token/fornecedor?idfornecedor=shop';
const ana: Caller = { headers: { host: 'a.example', cookie: 'sessao=ana' }, address: '10.0.0.1' };

let app: FastifyInstance;
let requests: { url: string; cookie: string | undefined }[];
let versions: Versions;
let transportOf: (reader: 'visitor' | 'anyone') => ReturnType<typeof sharedTransport>;

beforeEach(() => {
  requests = [];
  app = Fastify();
  app.all('/*', async ({ url, headers }, reply) => {
    requests.push({ url, cookie: headers.cookie });
    if (url.includes('falha')) reply.code(500);
    return { number: requests.length, parts: [{ a: 1 }] };
  });
  versions = new Versions({ isCurrent: () => true, settling: 0 });
  const cache = new VersionedCache<WireAnswer>({ versions, maxBytes: 100_000, maxAge: 60_000 });
  const calls = {
    visitor: sharedCalls([
      { endpoint: listProductsWithoutAddressEndpoint, unless: 'sk' },
      { endpoint: listSuppliersEndpoint },
    ]),
    anyone: sharedCalls([{ endpoint: listSuppliersEndpoint }]),
  };
  transportOf = (reader) =>
    sharedTransport(app, { cache, calls }, { caller: ana, reader, host: 'a.example', supplierId: SHOP });
  return () => app.close();
});

const of = (url: string, more: Partial<WireRequest> = {}): WireRequest => ({
  method: 'GET',
  url,
  headers: { [SUPPLIER_HEADER]: SHOP },
  ...more,
});

describe('a call that is answered alike', () => {
  test('is asked once, as nobody in particular', async () => {
    const answers = [await transportOf('visitor')(of(LIST)), await transportOf('visitor')(of(LIST))];
    expect(requests).toEqual([{ url: LIST, cookie: undefined }]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
  });

  test('is asked again after the supplier changed', async () => {
    await transportOf('visitor')(of(LIST));
    versions.changed(SHOP);
    await transportOf('visitor')(of(LIST));
    expect(requests).toHaveLength(2);
  });

  test('gives what nobody can write on', async () => {
    const { body } = await transportOf('visitor')(of(LIST));
    const part = (body as { parts: { a: number }[] }).parts[0];
    expect(() => Object.assign(part ?? {}, { a: 2 })).toThrow(TypeError);
  });

  test('is not cached when it failed', async () => {
    await transportOf('visitor')(of(`${LIST}&page=falha`));
    await transportOf('visitor')(of(`${LIST}&page=falha`));
    expect(requests).toHaveLength(2);
  });
});

describe("the reader's own are", () => {
  const own = async (reader: 'visitor' | 'anyone', request: WireRequest) => {
    await transportOf(reader)(request);
    await transportOf(reader)(request);
    expect(requests).toEqual([1, 2].map(() => ({ url: request.url, cookie: 'sessao=ana' })));
  };
  test('lists of anyone with a session', () => own('anyone', of(LIST)));
  test('searches, which are counted', () => own('visitor', of(`${LIST}&sk=arroz`)));
  test('calls for another supplier', () => own('visitor', of(LIST, { headers: { [SUPPLIER_HEADER]: 'b' } })));
  test('calls for no supplier', () => own('visitor', of(SHOPS, { headers: {} })));
  test('whatever writes', () => own('visitor', of(LIST, { method: 'POST' })));
  test('all other calls', () => own('visitor', of('/v1/app/token/carrinho')));
});

test('the shop itself is the same for anyone with a session', async () => {
  await transportOf('anyone')(of(SHOPS));
  await transportOf('anyone')(of(SHOPS));
  expect(requests).toEqual([{ url: SHOPS, cookie: undefined }]);
});
