import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import { cachedQuery } from '#platform/db/cache/cached-query.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import type { PanelType } from '../domain/subscription-type.ts';
import { subscriptionTypes } from './subscription-types.tables.ts';

const selectTypes = prepared((db) =>
  db
    .select()
    .from(subscriptionTypes)
    .where(eq(subscriptionTypes.supplierId, sql.placeholder('supplierId')))
    .orderBy(asc(subscriptionTypes.position), asc(subscriptionTypes.id))
    .prepare('subscription_types'),
);

/** A supplier's types in their order, closed ones included. */
export const allTypes = async (db: Db, supplierId: SupplierId): Promise<PanelType[]> =>
  (await selectTypes(db).execute({ supplierId })).map(typeOf);

/** `allTypes`, cached. */
export const supplierTypes = cachedQuery('subscription_types', async (db, supplierId) => ({
  // In an object, so that an empty result is cached, too.
  types: await allTypes(db, supplierId),
}));

const typeOf = ({
  supplierId: _,
  intervalUnit: unit,
  intervalCount: count,
  ...row
}: typeof subscriptionTypes.$inferSelect): PanelType => ({ ...row, interval: { unit, count } });

/** Serialises writing a supplier's types until the transaction ends, because their number is limited. */
export const lockTypes = (db: Db, supplierId: SupplierId): Promise<unknown> =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`subscription types ${supplierId}`}, 0))`);

export async function saveType(db: Db, supplierId: SupplierId, type: PanelType): Promise<void> {
  const { id, label, description, interval, active, position } = type;
  const said = {
    label,
    description,
    intervalUnit: interval.unit,
    intervalCount: interval.count,
    active,
    position,
  };
  await db
    .insert(subscriptionTypes)
    .values({ supplierId, id, ...said })
    .onConflictDoUpdate({ target: [subscriptionTypes.supplierId, subscriptionTypes.id], set: said });
}

/** Those of these ids that are no type of the supplier, closed or not. */
export async function unknownTypes(
  db: Db,
  supplierId: SupplierId,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: subscriptionTypes.id })
    .from(subscriptionTypes)
    .where(and(eq(subscriptionTypes.supplierId, supplierId), inArray(subscriptionTypes.id, [...ids])));
  const known = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}
