import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { securityHeaders } from '#platform/http/security-headers.ts';
import { registerPanel } from './register-panel.ts';

let app: FastifyInstance;
let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'panel-'));
  await mkdir(join(dir, 'assets'));
  await writeFile(join(dir, 'index.html'), '<!doctype html><title>Painel</title>');
  await writeFile(join(dir, 'assets', 'main-1.js'), 'plain');
  await writeFile(join(dir, 'assets', 'main-1.js.gz'), 'small');
  app = Fastify();
  securityHeaders(app);
  await registerPanel(app, {
    dir,
    origin: 'https://vitrine.exemplo',
    shopOfHost: ({ host }) => (host.startsWith('aurora.') ? 'papelaria-aurora' : undefined),
  });
});
afterAll(async () => {
  await app.close();
  await rm(dir, { recursive: true });
});

test.each(['/painel', '/painel/entrar', '/painel/ferragens-atlas/pedidos/100001?a=1'])(
  '%s is the panel’s one page',
  async (url) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body).toContain('Painel');
  },
);

test('no inline code, no other origin and no frame', async () => {
  const { headers } = await app.inject('/painel');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe|nonce|\*|https?:/);
  expect(headers['x-frame-options']).toBe('DENY');
});

test('its files are cached for ever, and compressed beforehand', async () => {
  const answer = await app.inject({
    url: '/painel/assets/main-1.js',
    headers: { 'accept-encoding': 'gzip' },
  });
  expect(answer.body).toBe('small');
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await app.inject('/painel/assets/gone.js')).statusCode).toBe(404);
});

test('on a shop’s own host it leads to the platform’s', async () => {
  const answer = await app.inject({ url: '/painel/conta?a=1', headers: { host: 'aurora.exemplo' } });
  expect(answer.statusCode).toBe(302);
  expect(answer.headers.location).toBe('https://vitrine.exemplo/painel/conta?a=1');
});
