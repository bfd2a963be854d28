import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoint } from '../contract/endpoint.ts';
import { refusalOf } from './common-refusals.ts';
import { serve } from './serve.ts';
import { plainApp } from './testing/plain-app.ts';

const schema = {
  summary: 'Dobra um número.',
  tag: 'Tests',
  params: Type.Object({ id: Type.Integer({ minimum: 1 }) }),
  query: Type.Object({
    page: Type.Optional(Type.Integer({ minimum: 1, default: 1 })),
    open: Type.Optional(Type.Boolean()),
    tags: Type.Optional(Type.Array(Type.String())),
    price: Type.Optional(Type.Array(Type.Number({ maximum: 10 }))),
  }),
  body: Type.Object({ value: Type.Number(), open: Type.Optional(Type.Boolean()) }),
  answer: Type.Object({ id: Type.Integer(), page: Type.Integer(), value: Type.Number() }),
} as const;
const double = endpoint<typeof schema>('POST', '/double/:id');

const file = {
  summary: 'Um arquivo.',
  tag: 'Tests',
  query: Type.Object({ refuse: Type.Optional(Type.Boolean()) }),
  answer: Type.Unsafe<ReadableStream>({ type: 'string', contentMediaType: 'application/zip' }),
  answerType: 'application/zip',
} as const;

let app: FastifyInstance;
const seen: unknown[] = [];
/** Whether each call may take long, and whether its work had begun. */
const limits: [boolean, boolean][] = [];

beforeAll(async () => {
  app = await plainApp((plain) => {
    serve(plain, double, schema, { access: 'anyone' }, ({ reply }, input) => {
      limits.push([reply.mayTakeLong, reply.workBegan !== undefined]);
      seen.push(input);
      const { params, query, body } = input;
      const answer = { id: params.id, page: query.page ?? 0, value: body.value * 2, secret: 'not declared' };
      return answer;
    });
    serve(
      plain,
      endpoint<typeof file>('GET', '/file'),
      file,
      { access: 'anyone' },
      ({ reply }, { query }) => {
        limits.push([reply.mayTakeLong, reply.workBegan !== undefined]);
        if (query.refuse === true) throw refusalOf('not-found');
        return new Blob(['bytes ', 'as they are']).stream();
      },
    );
  });
});
afterAll(() => app.close());

const post = (url: string, payload: unknown) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
  });

test('an answer holds what its schema declares and nothing more', async () => {
  expect((await post('/double/7', { value: 1.5 })).json()).toEqual({ id: 7, page: 1, value: 3 });
});

test('a call stands in the table of contents with who may make it', () => {
  expect(app.servedCalls[0]).toMatchObject({
    endpoint: { method: 'POST', path: '/double/:id' },
    access: 'anyone',
    supplier: 'required',
  });
});

test('an answer that is no JSON goes out as it is, under its own type; a refusal stays a problem', async () => {
  const answer = await app.inject('/file');
  expect(answer.headers['content-type']).toBe('application/zip');
  expect(answer.body).toBe('bytes as they are');
  const refused = await app.inject('/file?refuse=true');
  expect(refused.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(refused.json().code).toBe('not-found');
});

test('a file may take longer than any other answer', async () => {
  limits.length = 0;
  await post('/double/7', { value: 1.5 });
  await app.inject('/file');
  expect(limits).toEqual([
    [false, true],
    [true, true],
  ]);
});

describe('paths and queries are text and are read as what they mean', () => {
  test('numbers, flags and lists', async () => {
    await post('/double/007?page=2&open=true&tags=a', { value: 1 });
    expect(seen.at(-1)).toMatchObject({ params: { id: 7 }, query: { page: 2, open: true, tags: ['a'] } });
    await post('/double/7?tags=a&tags=b', { value: 1 });
    expect(seen.at(-1)).toMatchObject({ query: { page: 1, tags: ['a', 'b'] } });
    await post('/double/7?tags=Infinity', { value: 1 });
    expect(seen.at(-1)).toMatchObject({ query: { tags: ['Infinity'] } });
  });

  test.each([
    '/double/x',
    '/double/0',
    '/double/1.5',
    '/double/1?page=0',
    '/double/1?page=x',
    '/double/1?open=sim',
    '/double/1?page=1&page=2',
  ])('not %s', async (url) => expect((await post(url, { value: 1 })).statusCode).toBe(400));
});

test.each(['Infinity', '-Infinity', '1e999', '-1e999'])(
  '%s is no number that a limit holds',
  async (number) => {
    for (const [url, field] of [
      [`/double/${number}`, 'params/id'],
      [`/double/7?page=${number}`, 'querystring/page'],
      [`/double/7?price=2&price=${number}`, 'querystring/price'],
    ] as const) {
      const answer = await post(url, { value: 1 });
      expect([answer.statusCode, answer.json().facts]).toEqual([400, { fields: [field] }]);
    }
  },
);

describe('bodies are JSON and mean what they say', () => {
  test.each([
    { value: '1,5' },
    { value: '1' },
    { value: null },
    { value: [1] },
    { value: true },
    { value: 1, open: 'true' },
    { value: 1, open: 1 },
    {},
    [],
    'x',
    null,
  ])('not %j', async (body) => {
    const calls = seen.length;
    const answer = await post('/double/1', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'invalid-request',
      facts: { fields: [expect.stringMatching(/^body/)] },
    });
    expect(seen).toHaveLength(calls);
  });

  test.each([
    [{}, 'body/value'],
    [{ value: 'x' }, 'body/value'],
    [{ value: 1, open: 1 }, 'body/open'],
    ['x', 'body'],
  ])('%j is refused for %s', async (body, field) => {
    expect((await post('/double/1', body)).json()).toMatchObject({ facts: { fields: [field] } });
  });
});
