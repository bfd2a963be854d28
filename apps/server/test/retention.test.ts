/** No table grows without a limit in time unless somebody has decided so. Issue 22. */
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { SENT_FOR } from '#features/analytics/domain/ga4-delivery.ts';
import { FILE_RETENTION } from '#features/exports/domain/export-schedule.ts';
import { keysSince } from '#features/orders/server/store/idempotency.store.ts';
import { type Period, startOfPeriod } from '#features/privacy/domain/retention/period.ts';
import { RETENTION, RETENTION_SUBJECTS } from '#features/privacy/domain/retention/retention-periods.ts';
import { UNLIMITED } from '#features/privacy/domain/retention/unlimited-tables.ts';
import { MAX_WINDOW } from '#platform/http/limits/attempt-limits.ts';
import { testDatabase } from '#platform/testing/test-database.ts';

const database = testDatabase();
const rules = RETENTION_SUBJECTS.flatMap(([, subject]) => subject.rules);

test('every table has a period, or a reason for having none', async () => {
  const { rows } = await database.current.db.execute<{ name: string }>(sql`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`);
  const limited = new Set(rules.map(({ table }) => table));
  const unlimited = Object.values(UNLIMITED).flatMap(({ tables }) => tables);
  // A table in both lists fails, too.
  expect([...limited, ...unlimited].toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

test('old rows are found by an index that begins with the time, or with supplier and time', async () => {
  const { rows } = await database.current.db.execute<{
    table: string;
    first: string;
    second: string | null;
  }>(sql`
    select relname as table, pg_get_indexdef(indexrelid, 1, true) as first, pg_get_indexdef(indexrelid, 2, true) as second
    from pg_index join pg_class on pg_class.oid = indrelid where relnamespace = 'public'::regnamespace`);
  const plain = (text: string | null) => text?.toLowerCase().replaceAll('"', '');
  const missing = rules
    .filter(({ found }) => found !== 'few')
    .filter(
      ({ table, since, found }) =>
        !rows.some((index) => {
          const [first, second] = [plain(index.first), plain(index.second)];
          if (index.table !== table) return false;
          return found === 'by-time' ? first === since : first === 'supplier_id' && second === since;
        }),
    );
  expect(missing.map(({ table, since }) => `${table} ${since}`)).toEqual([]);
});

test('nothing goes before the code that reads it has done with it', () => {
  const now = Date.UTC(2026, 10, 20, 12);
  const length = (period: Period): number => now - startOfPeriod(period, now);
  expect(length(RETENTION.attempts.period)).toBe(MAX_WINDOW);
  expect(length(RETENTION['order-keys'].period)).toBe(now - keysSince(now));
  expect(length(RETENTION['export-files'].period)).toBe(FILE_RETENTION);
  expect(length(RETENTION['unsent-measurements'].period)).toBe(SENT_FOR);
});
