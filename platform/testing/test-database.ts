import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import { TEMPLATE, withDatabase } from './database-server.ts';
import { nestedUseTripwire } from './nested-use-tripwire.ts';
import { declareTenantTables, watchTenants } from './tenant-tripwire.ts';

export interface TestDatabase {
  /** Available from the first test of the file on. */
  readonly current: Database;
  readonly url: string;
}

/** Many transactions at once queue for the connections, on a machine that runs other tests as well. Milliseconds. */
const UNDER_LOAD = 30_000;

/** A fresh, isolated, migrated database for the test file that calls this at its top. */
export function testDatabase(): TestDatabase {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const server = inject('databaseUrl');
  const url = withDatabase(server, name);
  declareTenantTables(inject('tenantTables'));
  const { onNestedUse } = nestedUseTripwire();
  let open: Database | undefined;
  beforeAll(async () => {
    await run(server, `create database ${name} template ${TEMPLATE} strategy file_copy`);
    open = openDatabase(url, {
      onQuery: watchTenants,
      onNestedUse,
      connectionTimeout: UNDER_LOAD,
      // Worlds are filled in one transaction, with several passwords hashed.
      transactionTimeout: UNDER_LOAD,
    });
  });
  afterAll(async () => {
    await open?.close();
    await run(server, `drop database if exists ${name} with (force)`);
  });
  return {
    url,
    get current() {
      if (open === undefined) throw new Error('the test database opens in beforeAll');
      return open;
    },
  };
}

async function run(server: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  // A broken connection rejects its query; an unhandled 'error' event would also end the test process.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
