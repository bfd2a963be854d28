/** Why a quote does not become an order. Each with a way on: to wait, to ask again, or to look once more. */
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
        | 'subscription-not-offered';
    }
  | { readonly code: 'coupon-refused'; readonly reason: CouponRefusal }
  | { readonly code: 'out-of-stock'; readonly facts: { readonly itensName: readonly string[] } };
