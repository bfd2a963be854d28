/** Why a coupon does not apply: expected results, shown with what is missing. Spec 5, coupon. */
import type { SalesChannel } from '#features/pricing/domain/buyer.ts';
import type { Money } from '#kernel/money.ts';
import type { Instant } from '#kernel/scope.ts';

export type CouponRefusal =
  | {
      readonly code: /** Unknown, inactive, or for another client: all the same, so that codes cannot be probed. */
        | 'unknown'
        | 'login-first'
        | 'expired'
        | 'exhausted'
        | 'used-before'
        | 'first-purchase-only'
        | 'own-referral'
        | 'other-payment'
        | 'empty-cart'
        | 'no-product-of-it'
        | 'better-prices-already'
        | 'worth-nothing';
    }
  /** `channel`: on which it is valid. */
  | { readonly code: 'other-channel'; readonly channel: SalesChannel }
  | { readonly code: 'not-yet'; readonly from: Instant }
  | { readonly code: 'below-minimum'; readonly minimum: Money; readonly missing: Money };
