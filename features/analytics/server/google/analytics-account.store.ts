import { eq } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { analyticsAccounts } from '../analytics.tables.ts';

const ofSupplier = (supplierId: SupplierId) => eq(analyticsAccounts.supplierId, supplierId);

export const sealedSecretOf = async (db: Db, supplierId: SupplierId): Promise<string | undefined> =>
  (
    await db
      .select({ sealedSecret: analyticsAccounts.sealedSecret })
      .from(analyticsAccounts)
      .where(ofSupplier(supplierId))
  )[0]?.sealedSecret;

export async function putAnalyticsAccount(
  db: Db,
  supplierId: SupplierId,
  sealedSecret: string,
): Promise<void> {
  await db
    .insert(analyticsAccounts)
    .values({ supplierId, sealedSecret })
    .onConflictDoUpdate({ target: analyticsAccounts.supplierId, set: { sealedSecret } });
}

export async function dropAccount(db: Db, supplierId: SupplierId): Promise<void> {
  await db.delete(analyticsAccounts).where(ofSupplier(supplierId));
}
