/** Decides a cart in one order of steps: prices, then coupons, then subscription. Writes nothing. */

import { pricesAreHidden } from '#features/catalog/domain/price-visibility.ts';
import { couponSentence } from '#features/coupons/contract/texts.ts';
import type { ChosenCoupon } from '#features/coupons/domain/choose-coupon.ts';
import { normalCode } from '#features/coupons/domain/coupon-code.ts';
import type { CouponOffer } from '#features/coupons/domain/coupon-discount.ts';
import { couponsFor } from '#features/coupons/server/coupons-for.ts';
import { nextStepText } from '#features/promotions/contract/promotion/promotion-words.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import type { Awaitable } from '#kernel/awaitable.ts';
import { defined } from '#kernel/defined.ts';
import { allSettledOrThrow } from '#platform/db/all-settled.ts';
import type { Context } from '#platform/db/context.ts';
import type { CartLine, CartStep, PricedCart } from '../domain/cart.ts';
import { cartGoodsForCoupons, withCouponPrices } from '../domain/pricing/cart-coupon-goods.ts';
import {
  type CartCoupon,
  type CartCouponState,
  type CartSubscription,
  NO_TEXTS,
  NOTHING_LOADED,
  type SavedCart,
} from '../domain/saved-cart.ts';
import { type PromotionHint, type ShownCart, withoutPrices } from '../domain/shown-cart.ts';
import type { WrittenCart } from './cart.store.ts';
import type { StoredCoupons } from './coupons/cart-coupons.store.ts';
import { type Pricing, priceLines } from './price-lines.ts';
import { type BoughtAs, pricedAs, subscriptionOf } from './subscription-of-cart.ts';

export interface CartRequest {
  readonly lines: readonly CartLine[];
  readonly terms: Pricing;
  /** A single purchase, or in a subscription. */
  readonly as: Awaitable<BoughtAs>;
  /** The coupon settings as stored. */
  readonly coupons: Awaitable<StoredCoupons>;
  readonly couponDecision?: CouponDecision | undefined;
}

/** The coupon part of a save; what is absent stays as stored. */
export interface CouponDecision {
  /** The code to apply; an empty one removes the applied code. */
  readonly typed?: string;
  readonly automatic?: boolean;
}

export interface DecidedCart {
  readonly cart: PricedCart;
  readonly as: BoughtAs;
  /** Undefined where prices are hidden: a discount would reveal them. */
  readonly coupons?: ChosenCoupon & { readonly shown: CartCouponState };
  /** The coupon settings to store, if they differ from the stored ones. */
  readonly changedCoupons?: { readonly code: string | null; readonly automatic: boolean };
  readonly subscription?: CartSubscription | undefined;
}

/** What the request costs now, on today's prices, coupons and subscription types. */
export async function decideCart(
  context: Context,
  { lines, terms, as, coupons: stored, couponDecision = {} }: CartRequest,
): Promise<DecidedCart> {
  const pricing = Promise.resolve(as).then((bought) => ({ ...terms, ...pricedAs(bought) }));
  const [cart, settings, bought, way] = await allSettledOrThrow([
    priceLines(context, lines, pricing),
    stored,
    as,
    pricing,
  ]);
  const coupons = await decideCoupons(context, cart, settings, couponDecision, way);
  return { cart, as: bought, ...coupons, subscription: await subscriptionOf(context, bought, cart, way) };
}

/**
 * A code that holds is stored; one that does not, or no longer does, is dropped with the reason, unless only the payment method
 * excludes it: that can be changed without typing the code again.
 */
async function decideCoupons(
  context: Context,
  { lines }: PricedCart,
  stored: StoredCoupons,
  { typed, automatic = stored.automatic }: CouponDecision,
  { paymentMethodId, channel = 'WEB' }: Pricing,
): Promise<Pick<DecidedCart, 'coupons' | 'changedCoupons'>> {
  const code = typed === undefined ? stored.code : normalCode(typed) || undefined;
  const hidden = pricesAreHidden(context.supplier.tags, context.actor);
  const chosen = hidden
    ? undefined
    : await couponsFor(context, cartGoodsForCoupons(lines), {
        ...defined({ code }),
        automatic,
        channel,
        ...defined({ paymentMethodId }),
      });
  const isValid = chosen?.rejection === undefined || chosen.rejection.code === 'other-payment';
  const changed = { code: isValid ? (code ?? null) : null, automatic };
  const same = changed.code === (stored.code ?? null) && automatic === stored.automatic;
  return {
    ...defined({
      coupons:
        chosen === undefined
          ? undefined
          : { ...chosen, shown: shownCoupons(context, chosen, automatic, code) },
    }),
    ...(same ? {} : { changedCoupons: changed }),
  };
}

function shownCoupons(
  { supplier }: Context,
  { applied, automatic, rejection }: ChosenCoupon,
  automaticApplies: boolean,
  code: string | undefined,
): CartCouponState {
  const typed = applied === automatic ? undefined : applied;
  return {
    ...defined({
      automatic: automatic === undefined ? undefined : shownCoupon(automatic, applied === automatic),
      typed: typed === undefined ? undefined : shownCoupon(typed, true),
    }),
    automaticApplies,
    ...(rejection === undefined || code === undefined
      ? {}
      : { refused: { code, text: couponSentence(rejection, timeZoneOf(supplier)) } }),
  };
}

const shownCoupon = ({ coupon, discount }: CouponOffer, applied: boolean): CartCoupon => ({
  coupon,
  discount,
  applied,
});

const withHints = ({ nextSteps, ...cart }: PricedCart): ShownCart => ({
  ...cart,
  ...defined({ hints: nextSteps === undefined ? undefined : nextSteps.map(hintOf) }),
});

const hintOf = ({ step, giftName }: CartStep): PromotionHint => ({
  promotionId: step.promotion.id,
  text: nextStepText(step, giftName),
  productIds: step.productIds,
});

/** The head of a cart that was never saved. */
export const UNSAVED = { version: 0, texts: NO_TEXTS };

/** The cart as this actor may see it, with a warning when none of its lines can be bought. Spec 8. */
export function showCart(
  { supplier, actor }: Context,
  { cart, coupons, subscription }: Pick<DecidedCart, 'cart' | 'coupons' | 'subscription'>,
  head: WrittenCart = UNSAVED,
): SavedCart {
  const nothing = cart.lines.length === 0 && cart.notices.length > 0;
  const message = nothing ? NOTHING_LOADED : coupons?.shown.refused?.text;
  return {
    ...(pricesAreHidden(supplier.tags, actor)
      ? withoutPrices(cart)
      : withHints(withCouponPrices(cart, coupons?.applied))),
    ...head,
    ...defined({ coupons: coupons === undefined ? undefined : coupons.shown, subscription, message }),
    ...defined({ minimumOrder: actor.kind === 'customer' ? actor.terms?.minimumOrder : undefined }),
  };
}
