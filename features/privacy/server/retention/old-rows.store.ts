/** Deletes rows that are older than their period, of the tables of all features: what is deleted is in `retention-periods.ts`. */
import { type SQL, sql } from 'drizzle-orm';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import type { RetentionRule } from '../../domain/retention/retention-periods.ts';

/** False while another process deletes. The lock is held until the transaction ends. */
export async function lockRetention(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ held: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('retention')) as held`,
  );
  return rows[0]?.held === true;
}

/** Deletes up to `max` rows from before `start`, the oldest first, and returns how many; skips rows that others have locked. */
export async function deleteOldRows(
  db: Db,
  rule: RetentionRule,
  start: Instant,
  max: number,
): Promise<number> {
  const table = sql.identifier(rule.table);
  const since = sql.raw(rule.since);
  const bound = boundOf(rule, start);
  const only = rule.only === undefined ? sql`` : sql`and ${withStart(rule.only, instantOf(start))}`;
  // In the index's order: no plan reads the whole table to find out that nothing is old.
  const old = (of: SQL) => sql`
    select ctid as place from ${table} where ${of} and ${since} < ${bound} ${only}
    order by ${since} limit ${max} for update skip locked`;
  const places =
    rule.found === 'by-supplier'
      ? sql`select place from suppliers as shop cross join lateral (${old(sql`supplier_id = shop.id`)}) as old limit ${max}`
      : old(sql`true /* of every supplier_id */`);
  const { rowCount } = await db.execute(sql`delete from ${table} where ctid = any(array(${places}))`);
  return rowCount ?? 0;
}

function boundOf({ type = 'instant' }: RetentionRule, start: Instant): SQL {
  if (type === 'date') return sql`${new Date(start).toISOString().slice(0, 10)}::date`;
  return type === 'uuid' ? sql`${firstIdOf(start)}::uuid` : instantOf(start);
}

const instantOf = (at: Instant): SQL => sql`${new Date(at).toISOString()}::timestamptz`;

/** The least UUIDv7 of this millisecond. */
function firstIdOf(at: Instant): string {
  const time = at.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}

/** The condition with this instant in the place of `$start`. */
const withStart = (condition: string, start: SQL): SQL =>
  sql.join(
    condition.split('$start').map((part) => sql.raw(part)),
    start,
  );
