import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

async function headersOf(type: string, own: Record<string, string> = {}) {
  const app = Fastify();
  securityHeaders(app);
  app.get('/', (_request, reply) => reply.headers({ 'content-type': type, ...own }).send('x'));
  const { headers } = await app.inject('/');
  await app.close();
  return headers;
}

test('nothing is sniffed, framed or run in any response', async () => {
  for (const type of ['text/html; charset=utf-8', 'application/json', 'image/svg+xml', 'text/css'])
    expect(await headersOf(type)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
      'cache-control': 'no-store',
    });
});

test('documents alone carry what only documents obey', async () => {
  const ofDocuments = {
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  };
  expect(await headersOf('text/html')).toMatchObject(ofDocuments);
  const names = Object.keys(await headersOf('font/woff2'));
  for (const name of Object.keys(ofDocuments)) expect(names).not.toContain(name);
});

test('a response keeps its stricter policy for referrers, and a page for our iframe its permission', async () => {
  for (const type of ['text/html', 'application/json'])
    expect(await headersOf(type, { 'referrer-policy': 'no-referrer' })).toMatchObject({
      'referrer-policy': 'no-referrer',
    });
  expect(await headersOf('text/html', { 'x-frame-options': 'SAMEORIGIN' })).toMatchObject({
    'x-frame-options': 'SAMEORIGIN',
  });
});
