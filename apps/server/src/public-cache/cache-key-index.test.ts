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

const asking = ({ url = '/list?page=2', host = 'shop.example', header = '', fornec = SHOP } = {}) =>
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
  expect(before.recall(asking())).toBeUndefined();
  learn(asking());
  now += MOMENT - 1;
  expect(before.recall(asking())).toEqual({ supplierId: SHOP, key: '/list?page=2' });
  now += 1;
  expect(before.recall(asking())).toBeUndefined();
});

test('the moment began when it began to be found out', () => {
  learn(asking(), now - MOMENT);
  expect(before.recall(asking())).toBeUndefined();
});

test.each([
  ['address', { url: '/list?page=3' }],
  ['host', { host: 'other.example' }],
  ['header', { header: SHOP }],
])('another %s is another request', (_, other) => {
  learn(asking());
  expect(before.recall(asking(other))).toBeUndefined();
});

test('a place that another address was found at is known, too, if both call the supplier the same', () => {
  learn(asking());
  now += MOMENT;
  learn(asking({ url: '/list?page=3' }));
  expect(before.recall(asking())).toMatchObject({ key: '/list?page=2' });
  now += MOMENT;
  learn(asking({ url: '/list?page=4', fornec: 'shop' }));
  expect(before.recall(asking())).toBeUndefined();
});

test('invented hosts are not kept without end', () => {
  learn(asking());
  for (let host = 0; host < 500; host += 1) learn(asking({ host: `${host}.example` }));
  expect(before.recall(asking())).toBeUndefined();
  expect(before.recall(asking({ host: '499.example' }))).toBeDefined();
});
