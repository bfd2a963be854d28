/** Groups of clients that a rule fills. What a rule says is known by `features/clients`; here it is whatever was stored. */
import { and, count, eq, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { nextVersion } from '#platform/db/version.ts';
import { automaticGroups } from './automatic-groups.tables.ts';

export interface StoredGroup {
  readonly id: string;
  readonly name: string;
  readonly rule: unknown;
  readonly tableId: string | null;
  readonly version: number;
  readonly members: number;
  readonly computedAt: Date | null;
  readonly dueAt: Date;
  readonly joined: number;
  readonly left: number;
  readonly emptying: boolean;
}

export interface StoredTerms {
  readonly rule: object;
  readonly tableId?: string;
}

const of = (supplierId: SupplierId, id: string) =>
  and(eq(automaticGroups.supplierId, supplierId), eq(automaticGroups.id, id));

/**
 * Advisory lock until the end of the transaction: a group becomes automatic, or stops being it, while nobody gives groups by hand.
 */
export const lockGroupNames = (
  db: Db,
  supplierId: SupplierId,
  mode: 'shared' | 'exclusive',
): Promise<unknown> => {
  const key = sql`hashtextextended(${`client groups ${supplierId}`}, 0)`;
  return db.execute(
    mode === 'shared'
      ? sql`select pg_advisory_xact_lock_shared(${key})`
      : sql`select pg_advisory_xact_lock(${key})`,
  );
};

/** Nobody gives these to a client by hand. Also those that are being emptied. */
export async function automaticNames(db: Db, supplierId: SupplierId): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ name: automaticGroups.name })
    .from(automaticGroups)
    .where(eq(automaticGroups.supplierId, supplierId));
  return new Set(rows.map(({ name }) => name));
}

/** Without rules and members. */
export const automaticMarks = (
  db: Db,
  supplierId: SupplierId,
): Promise<readonly Pick<StoredGroup, 'id' | 'name' | 'dueAt' | 'emptying'>[]> =>
  db
    .select({
      id: automaticGroups.id,
      name: automaticGroups.name,
      dueAt: automaticGroups.dueAt,
      emptying: automaticGroups.emptying,
    })
    .from(automaticGroups)
    .where(eq(automaticGroups.supplierId, supplierId));

export async function automaticGroup(
  db: Db,
  supplierId: SupplierId,
  id: string,
): Promise<StoredGroup | undefined> {
  const [row] = await db
    .select({
      id: automaticGroups.id,
      name: automaticGroups.name,
      rule: automaticGroups.rule,
      tableId: automaticGroups.tableId,
      version: automaticGroups.version,
      computedAt: automaticGroups.computedAt,
      dueAt: automaticGroups.dueAt,
      joined: automaticGroups.joinedCount,
      left: automaticGroups.leftCount,
      emptying: automaticGroups.emptying,
      members: sql<number>`(select count(*) from client_pricing as member
        where member.supplier_id = automatic_groups.supplier_id and automatic_groups.name = any(member.groups))`.mapWith(
        Number,
      ),
    })
    .from(automaticGroups)
    .where(of(supplierId, id));
  return row;
}

export async function countAutomaticGroups(db: Db, supplierId: SupplierId): Promise<number> {
  const [row] = await db
    .select({ found: count() })
    .from(automaticGroups)
    .where(eq(automaticGroups.supplierId, supplierId));
  return row?.found ?? 0;
}

/** False where the name is taken. Its members are computed at once. */
export async function addAutomaticGroup(
  db: Db,
  supplierId: SupplierId,
  { id, name, rule, tableId }: StoredTerms & Pick<StoredGroup, 'id' | 'name'>,
  now: Instant,
): Promise<boolean> {
  const { rowCount } = await db
    .insert(automaticGroups)
    .values({ supplierId, id, name, rule, tableId: tableId ?? null, dueAt: new Date(now) })
    .onConflictDoNothing();
  return (rowCount ?? 0) > 0;
}

/** Its members are computed from the first client on, at once. */
export async function writeAutomaticGroup(
  db: Db,
  supplierId: SupplierId,
  id: string,
  { rule, tableId }: StoredTerms,
  now: Instant,
): Promise<void> {
  const changes = { rule, tableId: tableId ?? null, version: nextVersion(automaticGroups) };
  await db
    .update(automaticGroups)
    .set({ ...changes, dueAt: new Date(now), cursor: null })
    .where(of(supplierId, id));
}

/** Its table makes no price any more; the job takes the members out. */
export async function beginEmptying(db: Db, supplierId: SupplierId, id: string, now: Instant): Promise<void> {
  const changes = { emptying: true, tableId: null, version: nextVersion(automaticGroups) };
  await db
    .update(automaticGroups)
    .set({ ...changes, dueAt: new Date(now), cursor: null })
    .where(of(supplierId, id));
}

export async function deleteAutomaticGroup(db: Db, supplierId: SupplierId, id: string): Promise<void> {
  await db.delete(automaticGroups).where(of(supplierId, id));
}
