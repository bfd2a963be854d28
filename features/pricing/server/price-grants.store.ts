import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { ClientId, ProductId, SupplierId } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import type { StoredGrant } from '../domain/grant.ts';
import { priceGrants } from './pricing.tables.ts';

const ofClient = (supplierId: SupplierId, clientId: ClientId) =>
  and(eq(priceGrants.supplierId, supplierId), eq(priceGrants.clientId, clientId));

/** The latest first, including expired and revoked ones. */
export const grantsOf = async (
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
  limit: number,
): Promise<StoredGrant[]> =>
  (
    await db
      .select()
      .from(priceGrants)
      .where(ofClient(supplierId, clientId))
      .orderBy(desc(priceGrants.id))
      .limit(limit)
  ).map(grantOf);

/** Advisory lock until the end of the transaction: serialises changes of a client's grants (one active per product). */
export const lockGrants = (db: Db, supplierId: SupplierId, clientId: ClientId): Promise<unknown> =>
  db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`price grants ${supplierId} ${clientId}`}, 0))`,
  );

/** Revokes active grants, one by id or all of some products, and returns them. */
export async function endGrants(
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
  which: { readonly id: string } | { readonly productIds: readonly ProductId[] },
  now: Instant,
): Promise<StoredGrant[]> {
  const named =
    'id' in which ? eq(priceGrants.id, which.id) : inArray(priceGrants.productId, [...which.productIds]);
  const rows = await db
    .update(priceGrants)
    .set({ revokedAt: new Date(now) })
    .where(and(ofClient(supplierId, clientId), named, isNull(priceGrants.revokedAt)))
    .returning();
  return rows.map(grantOf);
}

export const addGrants = (
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
  grants: readonly StoredGrant[],
): Promise<unknown> =>
  db.insert(priceGrants).values(
    grants.map((grant) => ({
      supplierId,
      clientId,
      id: grant.id,
      productId: grant.productId,
      staffId: grant.staffId,
      price: grant.price,
      fromQuantity: grant.from,
      toQuantity: grant.to ?? null,
      expiresAt: new Date(grant.expiresAt),
      createdAt: new Date(grant.createdAt),
    })),
  );

const grantOf = (row: typeof priceGrants.$inferSelect): StoredGrant => ({
  id: row.id,
  productId: row.productId,
  staffId: row.staffId,
  price: centavos(row.price),
  from: thousandths(row.fromQuantity),
  ...(row.toQuantity === null ? {} : { to: thousandths(row.toQuantity) }),
  expiresAt: row.expiresAt.getTime(),
  createdAt: row.createdAt.getTime(),
  ...(row.revokedAt === null ? {} : { revokedAt: row.revokedAt.getTime() }),
});
