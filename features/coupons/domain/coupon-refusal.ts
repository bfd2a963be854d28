/** Why a coupon gives nothing here: a normal day each, told with what is missing. Spec 5, coupon. */
import type { Money } from '#kernel/money.ts';
import type { Instant } from '#kernel/scope.ts';

export type CouponRefusal =
  | {
      readonly code: /** There is none of this code for whoever asks: one answer for all that is not theirs. */
        | 'unknown'
        | 'login-first'
        | 'expired'
        | 'exhausted'
        | 'used-before'
        | 'first-purchase-only'
        | 'own-referral'
        | 'other-channel'
        | 'other-payment'
        | 'empty-cart'
        | 'no-product-of-it'
        | 'better-prices-already'
        | 'worth-nothing';
    }
  | { readonly code: 'not-yet'; readonly from: Instant }
  | { readonly code: 'below-minimum'; readonly minimum: Money; readonly missing: Money };
