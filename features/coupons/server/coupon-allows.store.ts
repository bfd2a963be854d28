import { and, eq } from 'drizzle-orm';
import type { PaymentMethodId } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import { coupons } from './coupons.tables.ts';

/** Whether the coupon of this code allows this payment method; true if the coupon no longer exists. */
export async function couponAllowsPayment(
  { db, supplier }: Context,
  code: string,
  methodId: PaymentMethodId,
): Promise<boolean> {
  const [coupon] = await db
    .select({ paymentMethodIds: coupons.paymentMethodIds })
    .from(coupons)
    .where(and(eq(coupons.supplierId, supplier.id), eq(coupons.code, code)));
  return coupon?.paymentMethodIds?.includes(methodId) ?? true;
}
