import type { PaymentMethodId } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import { combosByIds } from './combos.store.ts';

/** Whether all these combos allow this payment method; combos that are gone do not count. */
export async function combosAllowPayment(
  { db, supplier }: Context,
  comboIds: readonly string[],
  methodId: PaymentMethodId,
): Promise<boolean> {
  if (comboIds.length === 0) return true;
  const combos = await combosByIds(db, supplier.id, comboIds);
  return combos.every(({ paymentMethodIds }) => paymentMethodIds?.includes(methodId) !== false);
}
