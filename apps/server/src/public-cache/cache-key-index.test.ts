import type { FastifyRequest } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { CacheKeyIndex } from './cache-key-index.ts';

const SHOP = '0190e6a0-0000-7000-8000-000000000001';
const MOMENT = 50;

let now = 0;
let before: CacheKeyIndex;
beforeEach(() => {
  now = 1_000;
  before = new CacheKeyIndex(() => now);
});

const requestOf = ({ url = '/list?page=2', host = 'shop.example', header = '', fornec = SHOP } = {}) =>
  ({
    url,
    host,
    headers: { 'x-idfornecedor': header },
    query: { fornec },
    params: {},
  }) as unknown as FastifyRequest;
const learn = (request: FastifyRequest, since = now) =>
  before.learn(request, { supplierId: SHOP, key: request.url }, since);

test('the same request asks the same for a moment', () => {
  expect(before.recall(requestOf())).toBeUndefined();
  learn(requestOf());
  now += MOMENT - 1;
  expect(before.recall(requestOf())).toEqual({ supplierId: SHOP, key: '/list?page=2' });
  now += 1;
  expect(before.recall(requestOf())).toBeUndefined();
});

test('the moment began when it began to be found out', () => {
  learn(requestOf(), now - MOMENT);
  expect(before.recall(requestOf())).toBeUndefined();
});

test.each([
  ['address', { url: '/list?page=3' }],
  ['host', { host: 'other.example' }],
  ['header', { header: SHOP }],
])('another %s is another request', (_, other) => {
  learn(requestOf());
  expect(before.recall(requestOf(other))).toBeUndefined();
});

test('a place that another address was found at is known, too, if both call the supplier the same', () => {
  learn(requestOf());
  now += MOMENT;
  learn(requestOf({ url: '/list?page=3' }));
  expect(before.recall(requestOf())).toMatchObject({ key: '/list?page=2' });
  now += MOMENT;
  learn(requestOf({ url: '/list?page=4', fornec: 'shop' }));
  expect(before.recall(requestOf())).toBeUndefined();
});

test('invented hosts do not fill the index', () => {
  learn(requestOf());
  for (let host = 0; host < 500; host += 1) learn(requestOf({ host: `${host}.example` }));
  expect(before.recall(requestOf())).toBeUndefined();
  expect(before.recall(requestOf({ host: '499.example' }))).toBeDefined();
});
