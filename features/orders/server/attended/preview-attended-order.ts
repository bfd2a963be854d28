import { broughtBy } from '#features/cart/domain/products-of.ts';
import { decideCart, showCart } from '#features/cart/server/decide-cart.ts';
import { deliveryOptions } from '#features/delivery/server/delivery-options.ts';
import type { ClientId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { StaffContext } from '#platform/db/context.ts';
import type { WantedPreview } from '../../contract/attended/attended-order.wire.ts';
import type { AttendedPreview } from '../../domain/attended-terms.ts';
import { asAttendant } from './as-attendant.ts';
import { attendedPricing } from './attended-pricing.ts';

/**
 * A draft at the client's prices with its coupon and gifts, and the ways to receive it: decided by the functions that submitting
 * calls. Nothing is saved, and no limit is used.
 */
export async function previewAttendedOrder(
  context: StaffContext,
  clientId: ClientId,
  { lines, coupon, ...way }: WantedPreview,
): Promise<Result<AttendedPreview, { readonly code: 'client-not-found' }>> {
  const buyer = await asAttendant(context, clientId);
  if (buyer === undefined) return refuse({ code: 'client-not-found' });
  const { deliveryType } = way;
  const { terms, address } = await attendedPricing(buyer, way);
  const decided = await decideCart(buyer, {
    lines,
    terms,
    as: { offered: [] },
    coupons: { automatic: true },
    ...(coupon === undefined ? {} : { couponDecision: { typed: coupon } }),
  });
  const cart = showCart(buyer, decided);
  if (decided.cart.lines.length === 0 || (deliveryType === 'delivery' && address === undefined))
    return accept({ cart, options: [] });
  const brought = { subtotal: decided.cart.subtotal, products: broughtBy(decided.cart) };
  const found = await deliveryOptions(buyer, { type: deliveryType, place: address }, brought);
  return accept(found.ok ? { cart, options: found.value } : { cart, options: [], noDelivery: found.refusal });
}
