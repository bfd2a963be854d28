import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoint } from '../contract/endpoint.ts';
import type { RefusalTexts } from '../contract/problem.ts';
import { Overloaded } from '../process/concurrency-limit.ts';
import { refusalOf } from './common-refusals.ts';
import { HttpRefusal, orRefuse } from './refusal.ts';
import { serve } from './serve.ts';
import { plainApp } from './testing/plain-app.ts';

const schema = {
  summary: 'Quebra.',
  tag: 'Tests',
  params: Type.Object({ how: Type.String() }),
  answer: Type.Object({ ok: Type.Boolean() }),
} as const;

const texts = {
  waiting: { status: 403, message: 'Aguarde.', openModal: true, action: 'logout' },
} as const satisfies RefusalTexts<'waiting'>;

/** Errors that a careless library might throw. */
const BREAKS: Readonly<Record<string, () => unknown>> = {
  error: () => new Error('select * from users where cpf = 52998224725'),
  status: () =>
    Object.assign(new Error('segredo'), { statusCode: 500, code: 'SEGREDO', headers: { 'x-secret': '1' } }),
  client: () => Object.assign(new Error('segredo'), { statusCode: 418 }),
  text: () => 'segredo',
  nothing: () => undefined,
  object: () => ({ statusCode: 200, message: 'segredo' }),
  refusal: () => refusalOf('too-many-requests'),
  away: () => new Error('Failed query: segredo', { cause: Object.assign(new Error(), { code: '57P01' }) }),
  overload: () => Object.assign(new Error('segredo'), { statusCode: 503 }),
  queue: () => new Overloaded('segredo'),
};

let app: FastifyInstance;
beforeAll(async () => {
  app = await plainApp((plain) => {
    serve(
      plain,
      endpoint<typeof schema>('GET', '/break/:how'),
      schema,
      { access: 'anyone' },
      (_, { params }) => {
        if (params.how === 'shape') return { ok: 'segredo', secret: 1 } as unknown as { ok: boolean };
        if (params.how === 'told') {
          return orRefuse<{ ok: boolean }, 'waiting'>(
            { ok: false, refusal: { code: 'waiting', facts: { until: 'amanhã' } } },
            texts,
          );
        }
        throw BREAKS[params.how]?.();
      },
    );
  });
});
afterAll(() => app.close());

const request = (url: string) => app.inject({ url });

const FIELDS = ['type', 'title', 'status', 'detail', 'message', 'error', 'Mensagem', 'code', 'requestId'];

describe('an error becomes a problem response', () => {
  test.each([
    ['error', 500],
    ['status', 500],
    ['text', 500],
    ['nothing', 500],
    ['object', 500],
    ['client', 400],
    ['refusal', 429],
    ['overload', 503],
    ['queue', 503],
    ['away', 503],
  ])('thrown as %s', async (how, status) => {
    const answer = await request(`/break/${how}`);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    const problem = answer.json();
    expect(Object.keys(problem).toSorted()).toEqual(FIELDS.toSorted());
    expect(problem).toMatchObject({ type: 'about:blank', status, requestId: answer.headers['x-request-id'] });
    expect(
      new Set([problem.title, problem.detail, problem.message, problem.error, problem.Mensagem]).size,
    ).toBe(1);
    expect(`${answer.body}${JSON.stringify(answer.headers)}`).not.toMatch(
      /segredo|SEGREDO|x-secret|select|cpf|52998224725|\bat \//,
    );
    expect(answer.headers['retry-after']).toBe(status === 429 || status === 503 ? '5' : undefined);
  });

  test('a refusal with its own words, and what the screen needs to go on', async () => {
    expect((await request('/break/told')).json()).toMatchObject({
      status: 403,
      code: 'waiting',
      message: 'Aguarde.',
      Mensagem: 'Aguarde.',
      openModal: true,
      action: 'logout',
      facts: { until: 'amanhã' },
    });
  });

  test.each(['/nowhere', '/break/a%ff', `/break/${'x'.repeat(400)}`, '/break/told/more'])(
    'an address that leads nowhere: %s',
    async (url) => {
      const answer = await request(url);
      expect([400, 404]).toContain(answer.statusCode);
      expect(Object.keys(answer.json()).toSorted()).toEqual(FIELDS.toSorted());
      expect(answer.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
      expect(answer.body).not.toContain(url);
    },
  );
});

test('a refusal is an error that knows its code', () => {
  expect(refusalOf('not-found')).toBeInstanceOf(HttpRefusal);
  expect(refusalOf('not-found').code).toBe('not-found');
});
