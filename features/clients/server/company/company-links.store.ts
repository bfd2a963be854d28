import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { nextVersion } from '#platform/db/version.ts';
import { MAX_COMPANIES, MAX_LEVELS } from '../../domain/company/company-tree.ts';
import { companyLinks } from './company-links.tables.ts';

export interface CompanyLink {
  readonly clientId: ClientId;
  readonly parentId: ClientId | null;
  readonly version: number;
}

/** The version of a company that was never linked: it has no row. */
export const NEVER_LINKED = 1;

/** Serialises changes of a shop's trees until the transaction ends: a rule about a whole tree holds for one change at a time. */
export const lockCompanies = (db: Db, supplierId: SupplierId): Promise<unknown> =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`companies ${supplierId}`}, 0))`);

/** All companies of the trees in which these are; who was never linked is absent. Levels and rows are limited by the rule. */
export async function treesOf(
  db: Db,
  supplierId: SupplierId,
  clientIds: readonly ClientId[],
): Promise<readonly CompanyLink[]> {
  const ids = sql.param([...clientIds]);
  const { rows } = await db.execute<{ client_id: ClientId; parent_id: ClientId | null; version: number }>(sql`
    with recursive above as (
      select client_id, parent_id, 1 as level from ${companyLinks}
      where supplier_id = ${supplierId} and client_id = any(${ids}::uuid[])
      union all
      select head.client_id, head.parent_id, above.level + 1
      from above join ${companyLinks} as head on head.supplier_id = ${supplierId} and head.client_id = above.parent_id
      where above.level < ${MAX_LEVELS}),
    tree as (
      select distinct client_id, 1 as level from above where parent_id is null
      union all
      select branch.client_id, tree.level + 1
      from tree join ${companyLinks} as branch on branch.supplier_id = ${supplierId} and branch.parent_id = tree.client_id
      where tree.level < ${MAX_LEVELS})
    select place.client_id, place.parent_id, place.version
    from tree join ${companyLinks} as place on place.supplier_id = ${supplierId} and place.client_id = tree.client_id
    limit ${MAX_COMPANIES * Math.max(1, clientIds.length)}`);
  return rows.map(({ client_id, parent_id, version }) => ({
    clientId: client_id,
    parentId: parent_id,
    version,
  }));
}

/** Those of the clients that were ever linked, without the rest of their trees. */
export const placesOf = (
  db: Db,
  supplierId: SupplierId,
  clientIds: readonly ClientId[],
): Promise<CompanyLink[]> =>
  db
    .select({
      clientId: companyLinks.clientId,
      parentId: companyLinks.parentId,
      version: companyLinks.version,
    })
    .from(companyLinks)
    .where(and(eq(companyLinks.supplierId, supplierId), inArray(companyLinks.clientId, [...clientIds])));

/** Puts the company below the parent, or below nobody. Returns the new version. */
export async function placeCompany(
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
  parentId: ClientId | null,
): Promise<number> {
  if (parentId !== null)
    await db.insert(companyLinks).values({ supplierId, clientId: parentId }).onConflictDoNothing();
  const [row] = await db
    .insert(companyLinks)
    .values({ supplierId, clientId, parentId, version: NEVER_LINKED + 1 })
    .onConflictDoUpdate({
      target: [companyLinks.supplierId, companyLinks.clientId],
      set: { parentId, version: nextVersion(companyLinks) },
    })
    .returning({ version: companyLinks.version });
  if (row === undefined) throw new Error('a company was not placed');
  return row.version;
}

/** What was below the client stands alone. */
export async function forgetCompany(db: Db, supplierId: SupplierId, clientId: ClientId): Promise<void> {
  await db
    .update(companyLinks)
    .set({ parentId: null, version: nextVersion(companyLinks) })
    .where(and(eq(companyLinks.supplierId, supplierId), eq(companyLinks.parentId, clientId)));
  await db
    .delete(companyLinks)
    .where(and(eq(companyLinks.supplierId, supplierId), eq(companyLinks.clientId, clientId)));
}
