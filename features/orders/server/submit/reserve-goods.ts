import { takeStock } from '#features/catalog/server/stock/take-stock.ts';
import type { CouponOffer } from '#features/coupons/domain/check-coupon.ts';
import { claimCoupon } from '#features/coupons/server/claim-coupon.ts';
import { claimSlot } from '#features/delivery/server/claim-slot.ts';
import { claimCombos } from '#features/promotions/server/claim-combos.ts';
import type { ComboUse } from '#features/promotions/server/combo-uses.store.ts';
import { ONE } from '#kernel/quantity.ts';
import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { productLines } from '../../domain/order-lines.ts';
import type { OrderLine, PlacedOrder } from '../../domain/placed-order.ts';
import type { SubmitRefusal } from '../../domain/submit-refusal.ts';

/** Others were faster between pricing and writing. Thrown, so that what is reserved already goes back with the transaction. */
export class ReservationFailed extends Error {
  readonly refusal: SubmitRefusal;
  constructor(refusal: SubmitRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** Takes the stock and claims combos, the slot and the coupon, in the common lock order: decision 028. */
export async function reserveGoods(
  context: Context & { readonly actor: Customer },
  { lines, delivery }: Pick<PlacedOrder, 'lines' | 'delivery'>,
  offer: CouponOffer | undefined,
): Promise<void> {
  const taken = await takeStock(context, productLines(lines));
  if (!taken.ok) throw new ReservationFailed(shortage(lines.filter(isMadeOf(taken.refusal.productIds))));
  const combos = await claimCombos(context, comboUses(lines));
  if (!combos.ok) throw new ReservationFailed(shortage(lines.filter(isOneOf(combos.refusal.comboIds))));
  const { slot, limited } = delivery;
  if (slot !== undefined && limited && !(await claimSlot(context, slot)))
    throw new ReservationFailed({ code: 'slot-not-offered' });
  if (offer !== undefined && !(await claimCoupon(context, offer)))
    throw new ReservationFailed({ code: 'coupon-refused', reason: { code: 'exhausted' } });
}

/** How many of each combo these lines hold. */
export const comboUses = (lines: readonly OrderLine[]): ComboUse[] =>
  lines.flatMap(({ productId, parts, quantity }) =>
    parts === undefined ? [] : [{ comboId: productId, quantity: quantity / ONE }],
  );

const isMadeOf =
  (productIds: readonly string[]) =>
  (line: OrderLine): boolean =>
    productLines([line]).some((product) => productIds.includes(product.productId));

const isOneOf =
  (comboIds: readonly string[]) =>
  ({ productId, parts }: OrderLine): boolean =>
    parts !== undefined && comboIds.includes(productId);

const shortage = (short: readonly OrderLine[]): SubmitRefusal => ({
  code: 'out-of-stock',
  itemNames: short.map((line) => line.name),
  notices: short.map(({ productId, name }) => ({ kind: 'out-of-stock', productId, name })),
});
