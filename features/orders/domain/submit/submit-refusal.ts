/** Why an order is not written. All are expected, and carry what the shopper needs to go on. Spec 8. */
import type { PricedLine } from '#features/cart/domain/cart.ts';
import type { CartNotice } from '#features/cart/domain/cart-notice.ts';
import type { CouponRefusal } from '#features/coupons/domain/coupon-refusal.ts';
import type { Charge } from '#features/payments/domain/charges/charge.ts';
import type { ClientId, OrderNumber } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { OrderTotals, PlacedOrder } from '../placed-order.ts';

export type SubmitRefusal =
  | {
      readonly code:
        | 'empty-cart'
        | 'cart-locked'
        | 'key-reused'
        | 'invalid-key'
        | 'not-approved'
        | 'registration-refused'
        | 'address-not-found'
        | 'address-not-served'
        | 'slot-not-offered'
        | 'payment-not-offered'
        | 'payment-not-renewable'
        | 'automatic-pix-not-offered'
        | 'instalments-not-offered'
        | 'characteristic-missing'
        | 'subscription-not-offered'
        | 'too-many-cards'
        | 'too-many-codes';
    }
  | { readonly code: 'age-not-declared'; readonly itemNames: readonly string[] }
  | { readonly code: 'charge-changed'; readonly amount: Money }
  | { readonly code: 'credit-exceeded'; readonly available?: Money }
  | { readonly code: 'coupon-refused'; readonly reason: CouponRefusal }
  /** Others used up what these promotions had left. */
  | { readonly code: 'promotion-exhausted'; readonly labels: readonly string[] }
  | { readonly code: 'no-delivery-option'; readonly minimumOrder?: Money }
  /** What the supplier agreed with this client, beside the minimum of its delivery area. */
  | { readonly code: 'below-client-minimum'; readonly minimumOrder: Money; readonly missing: Money }
  /** Without `previous` if the caller may not see the identical order. */
  | { readonly code: 'duplicate-order'; readonly previous?: OrderNumber }
  | {
      readonly code: 'cart-changed' | 'out-of-stock';
      readonly itemNames: readonly string[];
      readonly notices: readonly CartNotice[];
    }
  | { readonly code: 'total-changed'; readonly totals: OrderTotals; readonly lines: readonly PricedLine[] };

/** The response to a submitted order. Spec 3, order response. */
export interface SubmittedOrder<C extends Charge = Charge>
  extends Pick<PlacedOrder, 'number' | 'status' | 'total' | 'deliveryFee' | 'discount' | 'coupon'> {
  readonly clientId: ClientId;
  readonly itemNames: readonly string[];
  /** Absent for a quote: nobody pays before it is priced. */
  readonly charge?: C;
}
