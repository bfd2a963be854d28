import { once } from 'node:events';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoint } from '../../contract/endpoint.ts';
import { serve } from '../serve.ts';
import { plainApp } from '../testing/plain-app.ts';
import { acceptStreams } from './body-parsers.ts';
import { readBytes } from './read-bytes.ts';

const MAX = 1024 * 1024;
const schema = {
  summary: 'Conta bytes.',
  tag: 'Tests',
  body: Type.Unsafe<AsyncIterable<Uint8Array>>({ type: 'string' }),
  bodyTypes: ['application/octet-stream', 'image/*'],
  answer: Type.Object({ length: Type.Integer() }),
} as const;

let app: FastifyInstance;
let address: string;
let begun = 0;
let responses = 0;

beforeAll(async () => {
  app = await plainApp((plain) => {
    acceptStreams(plain, schema.bodyTypes, (streams) => {
      serve(
        streams,
        endpoint<typeof schema>('POST', '/count'),
        schema,
        { access: 'anyone' },
        async ({ request }) => {
          begun += 1;
          const { length } = await readBytes(request, MAX).finally(() => {
            responses += 1;
          });
          return { length };
        },
      );
    });
  });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const post = async (body: BodyInit | undefined, type = 'image/png') => {
  const headers = type === '' ? {} : { 'content-type': type };
  const answer = await fetch(`${address}/count`, {
    method: 'POST',
    headers,
    body: body ?? null,
    duplex: 'half',
  } as RequestInit);
  return [answer.status, (await answer.json()) as Record<string, unknown>] as const;
};
const inPieces = (bytes: number) =>
  new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes; at += 64 * 1024) controller.enqueue(new Uint8Array(64 * 1024));
      controller.close();
    },
  });

test('a body is read to its last byte, also one that does not say its length', async () => {
  expect(await post(new Uint8Array(MAX))).toEqual([200, { length: MAX }]);
  expect(await post(inPieces(MAX))).toEqual([200, { length: MAX }]);
  expect(await post(new Uint8Array(3), 'application/octet-stream')).toEqual([200, { length: 3 }]);
  expect(await post(new Uint8Array(0))).toEqual([200, { length: 0 }]);
});

test('one that is too long is refused in words, whether it says so or not', async () => {
  for (const body of [new Uint8Array(MAX + 1), inPieces(4 * MAX)]) {
    const [status, { code }] = await post(body);
    expect([status, code]).toEqual([413, 'body-too-large']);
  }
});

test('one whose sender knows no type for it is bytes', async () => {
  expect(await post(new Uint8Array(3), '')).toEqual([200, { length: 3 }]);
});

test('one of another type is not looked at', async () => {
  for (const type of [
    'application/xml',
    'application/json',
    'text/plain',
    'text/html',
    'multipart/form-data; boundary=x',
  ]) {
    const [status, { code }] = await post('{}', type);
    expect([status, code]).toEqual([415, 'unsupported-media-type']);
  }
});

test('one that breaks off ends the call', async () => {
  const [met, before] = [begun, responses];
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    'POST /count HTTP/1.1\r\nhost: x\r\ncontent-type: image/png\r\ncontent-length: 1000\r\n\r\nabc',
  );
  await expect.poll(() => begun, { timeout: 5_000 }).toBe(met + 1);
  socket.destroy();
  await expect.poll(() => responses, { timeout: 5_000 }).toBe(before + 1);
  expect(await post(new Uint8Array(1))).toEqual([200, { length: 1 }]);
});
