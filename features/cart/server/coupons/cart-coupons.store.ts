import { and, eq, sql } from 'drizzle-orm';
import { type Db, prepared } from '#platform/db/database.ts';
import type { CartOwner } from '../cart.store.ts';
import { cartCoupons } from '../cart.tables.ts';

export interface StoredCoupons {
  /** The typed code that was accepted, normalised. */
  readonly code?: string;
  readonly automatic: boolean;
}

const DEFAULT_COUPONS: StoredCoupons = { automatic: true };

const { placeholder } = sql;

const selectCoupons = prepared((db) =>
  db
    .select({ code: cartCoupons.code, automatic: cartCoupons.automatic })
    .from(cartCoupons)
    .where(
      and(
        eq(cartCoupons.supplierId, placeholder('supplierId')),
        eq(cartCoupons.clientId, placeholder('clientId')),
      ),
    )
    .prepare('cart_coupons_kept'),
);

export async function storedCoupons(db: Db, { supplierId, clientId }: CartOwner): Promise<StoredCoupons> {
  const [row] = await selectCoupons(db).execute({ supplierId, clientId });
  if (row === undefined) return DEFAULT_COUPONS;
  return { automatic: row.automatic, ...(row.code === null ? {} : { code: row.code }) };
}

/** The cart's row must exist. */
export async function writeCoupons(
  db: Db,
  { supplierId, clientId }: CartOwner,
  { code = null, automatic }: { readonly code?: string | null; readonly automatic: boolean },
): Promise<void> {
  await db
    .insert(cartCoupons)
    .values({ supplierId, clientId, code, automatic })
    .onConflictDoUpdate({ target: [cartCoupons.supplierId, cartCoupons.clientId], set: { code, automatic } });
}
