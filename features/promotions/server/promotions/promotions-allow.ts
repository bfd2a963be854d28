import type { PromotionId } from '#features/pricing/domain/promotion.ts';
import { promotionsByIds } from '#features/pricing/server/price-rules.store.ts';
import type { PaymentMethodId } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';

/** Whether all these promotions are for this payment method, too; ended ones as well, because an order keeps what they gave. */
export async function promotionsAllowPayment(
  { db, supplier }: Pick<Context, 'db' | 'supplier'>,
  ids: readonly PromotionId[],
  methodId: PaymentMethodId,
): Promise<boolean> {
  if (ids.length === 0) return true;
  const promotions = await promotionsByIds(db, supplier.id, ids);
  return promotions.every(
    ({ audience: { paymentMethods = [] } }) =>
      paymentMethods.length === 0 || paymentMethods.includes(methodId),
  );
}
