import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import { nextVersion } from '#platform/db/version.ts';
import type { KnownPolicy, Policy } from '../domain/policy.ts';
import { pricePolicies } from './pricing.tables.ts';
import { policyOf, storedParts, validityColumns } from './stored-policy.ts';

const selectPolicies = prepared((db) =>
  db
    .select()
    .from(pricePolicies)
    .where(eq(pricePolicies.supplierId, sql.placeholder('supplierId')))
    .orderBy(asc(pricePolicies.id))
    .prepare('price_policies'),
);

/** All policies of a supplier, the oldest first, including expired and future ones. Prices read them with the promotions: `price-rules.store.ts`. */
export const allPolicies = async (db: Db, supplierId: SupplierId): Promise<KnownPolicy[]> =>
  (await selectPolicies(db).execute({ supplierId })).map(knownPolicyOf);

const knownPolicyOf = (row: typeof pricePolicies.$inferSelect): KnownPolicy => ({
  ...policyOf(row),
  version: row.version,
});

export async function countPolicies(db: Db, supplierId: SupplierId): Promise<number> {
  const [row] = await db
    .select({ found: count() })
    .from(pricePolicies)
    .where(eq(pricePolicies.supplierId, supplierId));
  return row?.found ?? 0;
}

/** Advisory lock until the end of the transaction: serialises writes, because the number of policies is limited. */
export const lockPolicies = (db: Db, supplierId: SupplierId): Promise<unknown> =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`price policies ${supplierId}`}, 0))`);

export async function policyById(
  db: Db,
  supplierId: SupplierId,
  id: string,
): Promise<KnownPolicy | undefined> {
  const [row] = await db.select().from(pricePolicies).where(itself(supplierId, id));
  return row === undefined ? undefined : knownPolicyOf(row);
}

/** Inserts or updates a policy. Returns its version. */
export async function savePolicy(db: Db, supplierId: SupplierId, policy: Policy): Promise<number> {
  const { id, name, validity, priority, stackable } = policy;
  const said = {
    name,
    ...storedParts(policy),
    ...validityColumns(validity),
    priority,
    stackable,
  };
  const [row] = await db
    .insert(pricePolicies)
    .values({ supplierId, id, ...said })
    .onConflictDoUpdate({
      target: [pricePolicies.supplierId, pricePolicies.id],
      set: { ...said, version: nextVersion(pricePolicies) },
    })
    .returning({ version: pricePolicies.version });
  return row?.version ?? 1;
}

export const deletePolicy = (db: Db, supplierId: SupplierId, id: string): Promise<unknown> =>
  db.delete(pricePolicies).where(itself(supplierId, id));

const itself = (supplierId: SupplierId, id: string) =>
  and(eq(pricePolicies.supplierId, supplierId), eq(pricePolicies.id, id));
