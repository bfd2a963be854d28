import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { openDatabase } from '../open-database.ts';
import { failedConnections } from './counted-client.ts';
import { serverClockOffset, serverConnections } from './server-connections.ts';

const server = testDatabase();
const role = `limited_${randomUUID().slice(0, 8)}`;
let limited: string;

beforeAll(async () => {
  await server.current.db.execute(
    sql.raw(`create role ${role} login password 'limited' connection limit 1 noinherit`),
  );
  const address = new URL(server.url);
  address.username = role;
  address.password = 'limited';
  limited = address.href;
});
afterAll(async () => {
  await server.current.db.execute(sql.raw(`drop role ${role}`));
});

const failed = (code: string): number =>
  failedConnections.read().find(({ labels }) => labels?.error_type === code)?.value ?? 0;

test('a role without rights sees the connections of all, and what it may use of the limit', async () => {
  const database = openDatabase(limited, { max: 1 });
  const { used, max } = await serverConnections(database.db);
  expect(used).toBeGreaterThanOrEqual(2);
  const { rows } = await server.current.db.execute<{ limit: string }>(
    sql`select current_setting('max_connections') as limit`,
  );
  expect(max).toBeGreaterThan(used);
  expect(max).toBeLessThan(Number(rows[0]?.limit));
  await database.close();
});

test('a connection that PostgreSQL refuses is counted by its reason', async () => {
  const held = new pg.Client({ connectionString: limited });
  await held.connect();
  const database = openDatabase(limited);
  const before = failed('53300');
  await expect(database.db.execute(sql`select 1`)).rejects.toThrow();
  expect(failed('53300')).toBe(before + 1);
  await held.end();
  await expect
    .poll(() =>
      database.db.execute(sql`select 1`).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  await database.close();

  const nobody = openDatabase('postgres://nobody@127.0.0.1:9/none');
  await expect(nobody.db.execute(sql`select 1`)).rejects.toThrow();
  expect(failed('ECONNREFUSED')).toBe(1);
  await nobody.close();
});

test('the clocks of one machine agree', async () => {
  expect(Math.abs(await serverClockOffset(server.current.db))).toBeLessThan(1_000);
});
