import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { endpoint, FORM } from '../../contract/endpoint.ts';
import { httpApp } from '../http-app.ts';
import { serve } from '../serve.ts';
import { parseFields } from './body-parsers.ts';

const schema = {
  summary: 'Um formulário.',
  tag: 'Teste',
  body: Type.Object({ nota: Type.Enum(['1', '2']), texto: Type.Optional(Type.String({ maxLength: 5 })) }),
  bodyTypes: [FORM, 'application/json'],
  answer: Type.Object({ nota: Type.String(), texto: Type.Optional(Type.String()) }),
} as const;

const send = async (payload: string, type: string = FORM) => {
  const app = await httpApp({ trustedProxies: [] });
  app.decorate('contextOf', async (request, reply) => ({ request, reply }) as never);
  parseFields(app, (forms) => {
    serve(
      forms,
      endpoint<typeof schema>('POST', '/avaliar'),
      schema,
      { access: 'anyone' },
      (_, { body }) => body,
    );
  });
  const answer = await app.inject({
    method: 'POST',
    url: '/avaliar',
    headers: { 'content-type': type },
    payload,
  });
  await app.close();
  return [answer.statusCode, answer.json().nota ?? answer.json().code, answer.json().texto];
};

test.each([
  ['nota=1', 200, '1', undefined],
  ['nota=1&texto=a%2Bb+c', 200, '1', 'a+b c'],
  ['nota=1&nota=2', 200, '2', undefined],
  ['__proto__=x&nota=1', 200, '1', undefined],
  ['nota=3', 400, 'invalid-request', undefined],
  ['texto=abc', 400, 'invalid-request', undefined],
  ['nota=1&texto=longo+demais', 400, 'invalid-request', undefined],
  ['', 400, 'invalid-request', undefined],
])('the fields of %j are checked as those of JSON', async (payload, ...expected) => {
  expect(await send(payload)).toEqual(expected);
});

test('the same as JSON is the same, and anything else is refused', async () => {
  expect(await send('{"nota":"1"}', 'application/json')).toEqual([200, '1', undefined]);
  expect(await send('nota=1', 'text/plain')).toEqual([400, 'invalid-request', undefined]);
});
