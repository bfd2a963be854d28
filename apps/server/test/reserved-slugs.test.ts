/** No shop's slug can be an address that the server answers itself. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { isServerSegment, mayBeSlug } from '#features/suppliers/domain/hosts/reserved-slugs.ts';
import { LIVE_PATH } from '#platform/contract/live.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { buildApp } from '../src/build-app.ts';
import { registerPages } from '../src/pages/register-pages.ts';

const database = testDatabase();

const firstSegment = (path: string): string => path.split('/')[1] ?? '';
const isWord = (segment: string): boolean => segment !== '' && !/^[:*]/.test(segment);

/** First segments of the API, of documentation, health, pictures and the demo's bank. */
async function ofTheApi(dataDir: string): Promise<string[]> {
  const app = await buildApp({
    settings: {
      dataDir,
      defaultSite: undefined,
      publicUrl: 'https://vitrine.exemplo',
      sessionSecret: 'a secret of the tests, long enough to sign with',
      trustedProxies: [],
      demo: true,
    },
    database: database.current,
    pages: false,
  });
  await app.ready();
  const routes = app.printRoutes({ commonPrefix: false, includeHooks: false });
  await app.close();
  return [...routes.matchAll(/^[├└]── (\/\S*)/gm)].map(([, path = '']) => firstSegment(path));
}

/** First segments of the storefront's files, and the parameters of its pages. */
async function ofThePages(folder: string): Promise<string[]> {
  const app = Fastify();
  const paths: string[] = [];
  app.addHook('onRoute', ({ url }) => void paths.push(url));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'server.mjs'), 'export default { fetch: async () => new Response() };');
  await registerPages(app, {
    clientDir: folder,
    serverEntry: join(folder, 'server.mjs'),
    origin: 'https://vitrine.exemplo',
    shopOfHost: () => undefined,
    hasSession: () => false,
    isApiPath: () => false,
  });
  await app.close();
  return paths.map(firstSegment);
}

test('the first segment of every route of the server is reserved', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'slugs-'));
  const segments = new Set([
    ...(await ofTheApi(folder)),
    ...(await ofThePages(folder)),
    firstSegment(LIVE_PATH),
  ]);
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  const words = [...segments].filter(isWord);
  expect(words).toEqual(expect.arrayContaining(['v1', 'v2', 'v4', 'docs', 'healthz', 'fotos', 'assets']));
  expect(words.filter(mayBeSlug)).toEqual([]);
  // A name with a dot is no slug anyway.
  expect(words.filter((word) => !word.includes('.') && !isServerSegment(word))).toEqual([]);
});
