/** Where the computation of each automatic group stands, and which clients wait for theirs. */
import { and, asc, eq, lte, not, sql } from 'drizzle-orm';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { automaticGroupChanges, automaticGroups } from './automatic-groups.tables.ts';
import type { MovedMembers } from './automatic-members.store.ts';

export interface GroupKey {
  readonly supplierId: SupplierId;
  readonly id: string;
}

const of = ({ supplierId, id }: GroupKey) =>
  and(eq(automaticGroups.supplierId, supplierId), eq(automaticGroups.id, id));

const lockKey = ({ supplierId, id }: GroupKey) =>
  sql`hashtextextended(${`client group ${supplierId} ${id}`}, 0)`;

/** Advisory lock until the end of the transaction: who changes a group and who computes its members take turns. */
export const lockGroup = (db: Db, group: GroupKey): Promise<unknown> =>
  db.execute(sql`select pg_advisory_xact_lock(${lockKey(group)})`);

/** False while somebody else has the lock. */
export async function tryLockGroup(db: Db, group: GroupKey): Promise<boolean> {
  const { rows } = await db.execute<{ held: boolean }>(
    sql`select pg_try_advisory_xact_lock(${lockKey(group)}) as held`,
  );
  return rows[0]?.held === true;
}

/** The longest due first. */
export const dueGroups = (db: Db, now: Instant, limit: number): Promise<readonly GroupKey[]> =>
  db
    .select({ supplierId: automaticGroups.supplierId, id: automaticGroups.id })
    .from(automaticGroups)
    .where(lte(automaticGroups.dueAt, new Date(now)))
    .orderBy(asc(automaticGroups.dueAt), asc(automaticGroups.supplierId), asc(automaticGroups.id))
    .limit(limit);

export interface GroupRun extends GroupKey {
  readonly name: string;
  readonly rule: unknown;
  readonly emptying: boolean;
  readonly cursor: ClientId | null;
}

/** Undefined where it is gone, or no longer due. */
export async function dueRun(db: Db, group: GroupKey, now: Instant): Promise<GroupRun | undefined> {
  const [row] = await db
    .select({
      name: automaticGroups.name,
      rule: automaticGroups.rule,
      emptying: automaticGroups.emptying,
      cursor: automaticGroups.cursor,
    })
    .from(automaticGroups)
    .where(and(of(group), lte(automaticGroups.dueAt, new Date(now))));
  return row && { ...group, ...row };
}

/** Saves how far a computation has come. Its first step starts counting from 0. */
export async function saveProgress(
  db: Db,
  run: GroupRun,
  cursor: ClientId,
  moved: MovedMembers,
): Promise<void> {
  await db
    .update(automaticGroups)
    .set({ cursor, ...countedWith(run, moved) })
    .where(of(run));
}

export async function finishRun(
  db: Db,
  run: GroupRun,
  moved: MovedMembers,
  { at, next }: { readonly at: Instant; readonly next: Instant },
): Promise<void> {
  await db
    .update(automaticGroups)
    .set({ cursor: null, computedAt: new Date(at), dueAt: new Date(next), ...countedWith(run, moved) })
    .where(of(run));
}

const countedWith = ({ cursor }: GroupRun, { joined, left }: MovedMembers) =>
  cursor === null
    ? { joinedCount: joined, leftCount: left }
    : {
        joinedCount: sql`${automaticGroups.joinedCount} + ${joined}`,
        leftCount: sql`${automaticGroups.leftCount} + ${left}`,
      };

/** The shop's groups that are not being emptied, the oldest first. */
export async function fillingGroups(
  db: Db,
  supplierId: SupplierId,
): Promise<readonly (GroupKey & { readonly name: string; readonly rule: unknown })[]> {
  const rows = await db
    .select({ id: automaticGroups.id, name: automaticGroups.name, rule: automaticGroups.rule })
    .from(automaticGroups)
    .where(and(eq(automaticGroups.supplierId, supplierId), not(automaticGroups.emptying)))
    .orderBy(asc(automaticGroups.id));
  return rows.map((row) => ({ ...row, supplierId }));
}

/** Takes clients off the list, the oldest entries first, those of another process left out. By shop, in the order of their ids. */
export async function takeChangedClients(
  db: Db,
  limit: number,
): Promise<readonly { readonly supplierId: SupplierId; readonly clientIds: readonly ClientId[] }[]> {
  const { rows } = await db.execute<{ supplierId: SupplierId; clientIds: ClientId[] }>(sql`
    with taken as (
      delete from ${automaticGroupChanges} where id in (
        select id from ${automaticGroupChanges} order by id limit ${limit} for update skip locked)
      returning supplier_id, client_id)
    select supplier_id as "supplierId", array_agg(distinct client_id::text) as "clientIds" from taken
    group by supplier_id order by supplier_id`);
  return rows;
}
