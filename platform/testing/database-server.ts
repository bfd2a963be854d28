/** Vitest's global set-up: one PostgreSQL per run, with a migrated template that each test file clones. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedDatabase } from '../db/embedded.ts';
import { migrate } from '../db/migrations/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
    tenantTables: string[];
  }
}

export const TEMPLATE = 'vitrine_template';

/** Nothing of a test outlives its machine: each file's clone and each commit are not waited for. */
const QUICK = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };

export default async function databaseServer(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await server();
  await recreate(url, TEMPLATE);
  await migrate(withDatabase(url, TEMPLATE));
  project.provide('databaseUrl', url);
  project.provide('tenantTables', await tenantTables(withDatabase(url, TEMPLATE)));
  return stop;
}

/** The server of DATABASE_URL, else an embedded one in a temporary folder. */
async function server(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env.DATABASE_URL;
  if (given !== undefined) return { url: given, stop: async () => {} };
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-test-'));
  const database = await startEmbeddedDatabase({ dataDir, settings: QUICK, log: () => {} });
  return {
    url: database.url,
    async stop() {
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function tenantTables(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.columns where column_name = 'supplier_id' and table_schema = 'public'`,
  );
  await client.end();
  return rows.map((row) => row.name);
}

async function recreate(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`create database ${name}`);
  await client.end();
}

export function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
