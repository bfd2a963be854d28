/** Every table that grows with time alone loses exactly what is older than its period. Issue 22. */
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { startOfPeriod } from '../../domain/retention/period.ts';
import {
  RETENTION,
  RETENTION_SUBJECTS,
  type RetentionRule,
} from '../../domain/retention/retention-periods.ts';
import { insertAny } from '../testing/any-row.ts';
import { deleteOld } from './delete-old.ts';
import { lockRetention } from './old-rows.store.ts';

const database = testDatabase();
const NOW = Date.UTC(2026, 10, 20, 12);
const DAY = 24 * 60 * 60_000;
const SHOP = '01900000-0000-7000-8000-000000000001';
const OTHER = '01900000-0000-7000-8000-000000000002';

type Values = Readonly<Record<string, string>>;

/** What a row needs for its table's checks, and to be of the kind that the rule deletes. */
const FURTHER: Readonly<Record<string, Values>> = {
  analytics_events: { times: '1', value: '0' },
  slot_days: { taken: '0', capacity: '1' },
  platform_invitations: { invited_as: "'support'" },
  'unsent-measurements analytics_outbox': { next_try_at: 'now()' },
  'visits analytics_outbox': { next_try_at: 'null' },
  'unsent-measurements analytics_returns': { next_try_at: 'now()' },
  'visits analytics_returns': { next_try_at: 'null' },
  analytics_returns: { order_number: 'floor(random() * 1e12)' },
  audit_events: { staff_id: 'uuidv7()' },
  staff_invitations: { role: "'seller'" },
  mailed_codes: { purpose: 'md5(random()::text)' },
  staff_codes: { purpose: 'md5(random()::text)' },
  recommendation_feedback: { product_id: 'uuidv7()' },
};

/** The column that an expression reads, where it is none itself. */
const COLUMN: Readonly<Record<string, string>> = {
  'coalesce(ended_at, expires_at)': 'expires_at',
  'greatest(sent_at, cancelled_at, last_sent_at)': 'sent_at',
};

const idAt = (at: number): string => {
  const time = at.toString(16).padStart(12, '0');
  const end = crypto.randomUUID().slice(15);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${end}`;
};

function valueAt({ type = 'instant' }: RetentionRule, at: number): string {
  if (type === 'uuid') return `'${idAt(at)}'`;
  const iso = new Date(at).toISOString();
  return type === 'date' ? `'${iso.slice(0, 10)}'` : `'${iso}'`;
}

const CASES = RETENTION_SUBJECTS.flatMap(([key, { period, rules }]) =>
  rules.map((rule) => ({ key, rule, name: `${key} ${rule.table}`, start: startOfPeriod(period, NOW) })),
);

const countIn = async (table: string): Promise<number> => {
  const { rows } = await database.current.db.execute<{ n: string }>(
    sql`select count(*) as n from ${sql.identifier(table)} where true /* supplier_id */`,
  );
  return Number(rows[0]?.n);
};
const empty = (table: string): Promise<unknown> =>
  database.current.db.execute(sql`truncate ${sql.identifier(table)} cascade`);

async function insertAt({ rule, name }: (typeof CASES)[number], at: number, shop = SHOP): Promise<void> {
  const column = COLUMN[rule.since] ?? rule.since;
  const hasSupplier = (await columnNames(rule.table)).includes('supplier_id');
  const values: Record<string, string> = {
    ...(hasSupplier ? { supplier_id: `'${shop}'` } : {}),
    ...FURTHER[rule.table],
    ...FURTHER[name],
    [column]: valueAt(rule, at),
  };
  await insertAny(database.current, rule.table, values);
  if (rule.table !== 'export_pieces') return;
  const run = { supplier_id: `'${shop}'`, id: values[column] ?? '' };
  await insertAny(database.current, 'export_runs', {
    ...run,
    finished_at: `'${new Date(at).toISOString()}'`,
  });
}

const columnNames = async (table: string): Promise<readonly string[]> => {
  const { rows } = await database.current.db.execute<{ name: string }>(
    sql`select column_name as name from information_schema.columns where table_schema = 'public' and table_name = ${table}`,
  );
  return rows.map(({ name }) => name);
};

beforeAll(async () => {
  for (const [id, slug] of [
    [SHOP, 'uma'],
    [OTHER, 'outra'],
  ] as const)
    await database.current.db.execute(sql`
      insert into suppliers (id, slug, name, theme, footer) values (${id}, ${slug}, ${slug}, '{}', '{"columns":[]}')`);
});

test.each(CASES)('$name: what is older than its period goes, of every shop, and nothing else', async (of) => {
  const { rule, start } = of;
  // Dates are compared as days.
  const step = rule.type === 'date' ? DAY : 1_000;
  await insertAt(of, start - step);
  await insertAt(of, start - 40 * DAY, OTHER);
  await insertAt(of, start + step);
  await insertAt(of, NOW + DAY, OTHER);
  expect(await countIn(rule.table)).toBe(4);
  expect(await deleteOld(database.current, NOW)).toBe(2);
  expect(await countIn(rule.table)).toBe(2);
  const { rows } = await database.current.db.execute<{ old: string }>(sql`
    select count(*) as old from ${sql.identifier(rule.table)}
    where ${sql.raw(rule.since)} < ${valueAt(rule, start).slice(1, -1)} /* supplier_id */`);
  expect(Number(rows[0]?.old)).toBe(0);
  await empty(rule.table);
  if (rule.table === 'export_pieces') await empty('export_runs');
});

describe('what still waits stays, however old it is', () => {
  const LONG_AGO = "'2001-01-01'";
  test.each([
    ['product_alerts', { supplier_id: `'${SHOP}'`, created_at: LONG_AGO, last_sent_at: LONG_AGO }],
    ['mail_outbox', { created_at: LONG_AGO, next_try_at: LONG_AGO }],
    ['export_runs', { supplier_id: `'${SHOP}'`, id: `'${idAt(NOW - 900 * DAY)}'`, due_at: LONG_AGO }],
  ] as const)('%s', async (table, values) => {
    await insertAny(database.current, table, values);
    expect(await deleteOld(database.current, NOW)).toBe(0);
    await empty(table);
  });

  test('an import, until what it changed is deleted', async () => {
    const [old, later] = [`'${idAt(NOW - 900 * DAY)}'`, `'${idAt(NOW - 900 * DAY)}'`];
    const supplier_id = `'${SHOP}'`;
    for (const id of [old, later]) await insertAny(database.current, 'sheet_imports', { supplier_id, id });
    await insertAny(database.current, 'sheet_import_changes', { supplier_id, import_id: later });
    await database.current.transaction(async (db) => {
      await db.execute(
        sql`select from sheet_import_changes where import_id = ${later.slice(1, -1)} /* supplier_id */ for update`,
      );
      const other = openDatabase(database.url);
      try {
        expect(await deleteOld(other, NOW)).toBe(1);
      } finally {
        await other.close();
      }
    });
    // Whichever of the two tables comes first in this hour.
    expect((await deleteOld(database.current, NOW)) + (await deleteOld(database.current, NOW))).toBe(2);
  });

  test('the file of an export that took longer than its period to write', async () => {
    const id = `'${idAt(NOW - 90 * DAY)}'`;
    await insertAny(database.current, 'export_pieces', { supplier_id: `'${SHOP}'`, run_id: id });
    const finishedAt = `'${new Date(NOW - 29 * DAY).toISOString()}'`;
    await insertAny(database.current, 'export_runs', {
      supplier_id: `'${SHOP}'`,
      id,
      finished_at: finishedAt,
    });
    expect(await deleteOld(database.current, NOW)).toBe(0);
    await empty('export_runs');
  });
});

describe('a run', () => {
  const attempts = (count: number): Promise<unknown> =>
    database.current.db.execute(sql`
      insert into login_attempts (key, tries, window_started_at)
      select n::text, 1, ${new Date(NOW - DAY)} from generate_series(1, ${count}::int) as n`);
  const LIMITS = { batch: 10, time: 60_000 };

  test('deletes in batches, each in a transaction of its own, until nothing is old', async () => {
    await attempts(25);
    const deletions: string[] = [];
    const watched: Database = openDatabase(database.url, {
      watchStatement: ({ text }) => {
        if (text.includes('delete from "login_attempts"')) deletions.push(text);
        return () => {};
      },
    });
    try {
      expect(await deleteOld(watched, NOW, LIMITS)).toBe(25);
    } finally {
      await watched.close();
    }
    expect(deletions).toHaveLength(3);
  });

  test('ends after its time, and the next one goes on', async () => {
    await attempts(25);
    expect(await deleteOld(database.current, NOW, { ...LIMITS, time: 0 })).toBe(0);
    expect(await countIn('login_attempts')).toBe(25);
    expect(await deleteOld(database.current, NOW, LIMITS)).toBe(25);
  });

  test('leaves everything to another process that deletes already', async () => {
    await attempts(5);
    await database.current.transaction(async (db) => {
      expect(await lockRetention(db)).toBe(true);
      const other = openDatabase(database.url);
      try {
        expect(await deleteOld(other, NOW, LIMITS)).toBe(0);
      } finally {
        await other.close();
      }
    });
    expect(await deleteOld(database.current, NOW, LIMITS)).toBe(5);
  });

  test('is not stopped by a row that somebody has locked', async () => {
    await attempts(5);
    await database.current.transaction(async (db) => {
      await db.execute(sql`select from login_attempts where key = '1' for update`);
      const other = openDatabase(database.url);
      try {
        expect(await deleteOld(other, NOW, LIMITS)).toBe(4);
      } finally {
        await other.close();
      }
    });
    expect(await deleteOld(database.current, NOW, LIMITS)).toBe(1);
  });
});

test('accesses with an address stay for exactly the six months of the law', () => {
  expect(RETENTION['access-log'].period).toEqual({ count: 6, unit: 'month' });
});
