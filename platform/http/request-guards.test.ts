import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoint } from '../contract/endpoint.ts';
import { acceptStreams } from './body/body-parsers.ts';
import { serve } from './serve.ts';
import { plainApp } from './testing/plain-app.ts';

const schema = {
  summary: 'Guarda uma nota.',
  tag: 'Tests',
  query: Type.Object({ busca: Type.Optional(Type.String()) }),
  body: Type.Object({ nota: Type.String() }),
  answer: Type.Object({ nota: Type.String() }),
} as const;

let app: FastifyInstance;
beforeAll(async () => {
  app = await plainApp((plain) => {
    const save = endpoint<typeof schema>('POST', '/notas');
    serve(plain, save, schema, { access: 'anyone' }, (_, { body }) => body);
    acceptStreams(plain, ['application/octet-stream'], (streams) => {
      streams.post('/arquivos', async () => ({ nota: 'aceito' }));
    });
    plain.get('/paginas', async () => ({ nota: 'x'.repeat(5_000) }));
    plain.get('/paginas/:nome', async () => ({ nota: '' }));
  });
});
afterAll(() => app.close());

const note = JSON.stringify({ nota: 'a'.repeat(2_000) });
const post = (url: string, type: string, encoding: string, payload: Buffer | string) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': type, 'content-encoding': encoding },
    payload,
  });

describe('a body that comes compressed is refused before anything of it is unpacked', () => {
  test.each([
    ['br', brotliCompressSync(note)],
    ['gzip', gzipSync(note)],
    ['x-gzip', gzipSync(note)],
    ['GZIP', gzipSync(note)],
    ['deflate', deflateSync(note)],
    ['zstd', zstdCompressSync(note)],
    ['br, gzip', gzipSync(brotliCompressSync(note))],
    ['identity, br', brotliCompressSync(note)],
    ['', Buffer.from(note)],
  ])('as %s', async (encoding, payload) => {
    for (const [url, type] of [
      ['/notas', 'application/json'],
      ['/arquivos', 'application/octet-stream'],
      ['/lugar-nenhum', 'application/json'],
    ] as const) {
      const answer = await post(url, type, encoding, payload);
      expect([answer.statusCode, answer.json().code], url).toEqual([415, 'unsupported-encoding']);
      expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
      expect(answer.json().message).toBe('A solicitação não pode ser enviada comprimida.');
    }
  });

  test('and one that says it is not is read', async () => {
    const answer = await post('/notas', 'application/json', 'identity', note);
    expect([answer.statusCode, answer.body]).toEqual([200, note]);
  });

  test('while responses are compressed for clients that accept it', async () => {
    const answer = await app.inject({ url: '/paginas', headers: { 'accept-encoding': 'br' } });
    expect(answer.headers['content-encoding']).toBe('br');
  });
});

describe('an address that is too long is refused', () => {
  test.each([
    ['in its query', `/paginas?busca=${'x'.repeat(15_000)}`],
    ['in its path', `/paginas/${'x'.repeat(15_000)}`],
    ['where there is nothing', `/lugar-nenhum/a?busca=${'x'.repeat(15_000)}`],
    ['of another host', `http://outra.test/paginas?busca=${'x'.repeat(15_000)}`],
  ])('%s', async (_, url) => {
    const answer = await app.inject({ url });
    expect([answer.statusCode, answer.headers.location]).toEqual([414, undefined]);
    expect(answer.json()).toMatchObject({
      code: 'address-too-long',
      message: 'O endereço solicitado é longo demais.',
    });
  });

  test('and a long one is not', async () => {
    expect((await app.inject({ url: `/paginas?busca=${'x'.repeat(7_900)}` })).statusCode).toBe(200);
  });
});
