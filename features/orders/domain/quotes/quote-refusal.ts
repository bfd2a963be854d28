/** Why a quote does not become an order. For each there is a way to go on: wait, request again, or check it again. */
import type { CouponRefusal } from '#features/coupons/domain/coupon-refusal.ts';

export type QuoteRefusal =
  | {
      readonly code:
        | 'order-not-found'
        | 'not-approved'
        | 'registration-refused'
        | 'quote-not-priced'
        | 'quote-closed'
        | 'quote-under-analysis'
        | 'quote-changed'
        | 'quote-expired'
        | 'slot-not-offered'
        | 'payment-not-offered'
        | 'payment-refused'
        | 'other-prices'
        | 'promotion-exhausted'
        | 'subscription-not-offered';
    }
  | { readonly code: 'coupon-refused'; readonly reason: CouponRefusal }
  | { readonly code: 'out-of-stock'; readonly facts: { readonly itemNames: readonly string[] } };
