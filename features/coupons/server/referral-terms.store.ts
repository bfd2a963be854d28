import { eq } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import type { Db } from '#platform/db/database.ts';
import type { ReferralTerms } from '../contract/coupon-terms.wire.ts';
import { referralTerms } from './coupons.tables.ts';
import { discountFrom, discountTo } from './discount-columns.ts';

export async function referralTermsOf(db: Db, supplierId: SupplierId): Promise<ReferralTerms | undefined> {
  const [row] = await db.select().from(referralTerms).where(eq(referralTerms.supplierId, supplierId));
  if (row === undefined) return undefined;
  return { description: row.description, discount: discountFrom(row), minimum: centavos(row.minimum) };
}

export async function saveReferralTerms(
  db: Db,
  supplierId: SupplierId,
  { description, discount, minimum }: ReferralTerms,
): Promise<void> {
  const columns = { description, ...discountTo(discount), minimum };
  await db
    .insert(referralTerms)
    .values({ supplierId, ...columns })
    .onConflictDoUpdate({ target: referralTerms.supplierId, set: columns });
}
