/** A round in which nothing is due costs the same at ten shops and at ten thousand: jobs query what is due, and visit no shop for it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import type { JobWork } from '#platform/jobs/job.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { openPictures } from '../picture-store-of.ts';
import { frequentJobsOf, jobsOf, soonJobsOf } from './jobs.ts';

const tests = testDatabase();
const DAY = 24 * 60 * 60_000;
const NOW = Date.UTC(2026, 10, 20, 12);
let dataDir: string;
let database: Database;
let statements: string[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-jobs-'));
  database = openDatabase(tests.url, {
    watchStatement: ({ text }) => {
      statements.push(text);
      return () => {};
    },
  });
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
});

/**
 * Shops that recommend products, whose orders are all counted; each with a subscription that was announced yesterday for the day after tomorrow.
 * Without triggers and keys: the rows that they refer to are never read.
 */
const addShops = (from: number, to: number): Promise<unknown> =>
  tests.current.transaction(async (db) => {
    await db.execute(sql`set local session_replication_role = replica`);
    await db.execute(sql`
      insert into suppliers (id, slug, name, theme, footer, tags)
      select uuidv7(), 'loja-' || n, 'Loja ' || n, '{}', '{"columns":[]}', '{enable-recommendation-system}'
      from generate_series(${from}::int, ${to}::int) as n`);
    await db.execute(sql`
      insert into recommendation_progress (supplier_id, read_at, read_number, compared_at, ran_at)
      select id, ${new Date(NOW - DAY)}, 1, ${new Date(NOW)}, ${new Date(NOW)} from suppliers on conflict do nothing`);
    await db.execute(sql`
      insert into subscriptions (supplier_id, id, client_id, type_id, label, interval_unit, interval_count, lines, place,
        payment_method_id, payment_name, first_order_number, anchor_date, next_date, created_at)
      select id, id, id, id, 'Semanal', 'week', 1, '[]', '{}', id, 'Pix', 1, '2026-11-15', '2026-11-22', ${new Date(NOW)}
      from suppliers on conflict do nothing`);
    await db.execute(sql`
      insert into subscription_periods (supplier_id, subscription_id, date, state, announced_on)
      select id, id, '2026-11-22', 'announced', '2026-11-19' from suppliers on conflict do nothing`);
  });

/** How many statements each job sends in a round. */
async function statementsOf(jobs: readonly JobWork[]): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  for (const { name, run } of jobs) {
    statements = [];
    const done = await run(NOW);
    counts[name] = statements.length;
    expect([name, done]).toEqual([name, 0]);
  }
  return counts;
}

test('a round of any job in which nothing is due sends as many statements at 303 shops as at three', async () => {
  const { pictures } = openPictures({ dataDir }, () => {});
  const settings = { collectUrl: 'http://localhost', sessionSecret: 'a secret of the tests' };
  const push = { ...settings, contact: 'mailto:loja@exemplo.com.br', writers: {} };
  const jobs = [
    ...jobsOf(database, pictures, { dataDir }),
    ...frequentJobsOf(database),
    ...soonJobsOf(database, pictures, settings, push, () => {}),
  ];
  await addShops(1, 3);
  const few = await statementsOf(jobs);
  await addShops(4, 303);
  expect(await statementsOf(jobs)).toEqual(few);
  expect(Math.max(...Object.values(few))).toBeLessThan(200);
});
