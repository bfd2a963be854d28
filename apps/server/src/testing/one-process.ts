/** A simulated process: several with their own app, pool, caches and listener can share one database in a test. */
import type { FastifyInstance } from 'fastify';
import type { Database } from '#platform/db/database.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { refuseNestedUse } from '#platform/testing/nested-use-tripwire.ts';
import { buildApp } from '../build-app.ts';
import { openPublicCaches, type PublicCaches } from '../public-cache/open-public-caches.ts';
import { PUBLIC_URL, SECRET } from './small-server.ts';

export interface OneProcess {
  readonly app: FastifyInstance;
  readonly cache: PublicCaches;
  readonly database: Database;
  /** All SQL queries so far. */
  readonly queries: readonly string[];
}

export async function startProcess(databaseUrl: string): Promise<OneProcess> {
  const queries: string[] = [];
  const database = openDatabase(databaseUrl, {
    onQuery: (text) => queries.push(text),
    onNestedUse: refuseNestedUse,
  });
  const cache = openPublicCaches(databaseUrl);
  const settings = {
    dataDir: '/nonexistent',
    defaultSite: undefined,
    publicUrl: PUBLIC_URL,
    sessionSecret: SECRET,
    trustedProxies: [],
  };
  const app = await buildApp({ settings, database, pages: false, cache });
  await app.ready();
  return { app, cache, database, queries };
}

/** Without the queries of `ttlMemo` look-ups (shops, sessions), which are repeated about once a second. */
export const uncached = (queries: readonly string[]): readonly string[] =>
  queries.filter((question) => !/from supplier_domains|from "sessions"/.test(question));

export async function stopProcess({ app, cache, database }: OneProcess): Promise<void> {
  await app.close();
  await cache.close();
  await database.close();
}
