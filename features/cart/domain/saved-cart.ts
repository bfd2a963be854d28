/** A cart as it is saved and shown: its lines, and the coupons, subscription, texts and lock that are saved with them. Spec 3, cart. */

import type { ShownCoupon } from '#features/coupons/domain/coupon.ts';
import { type Money, ZERO } from '#kernel/money.ts';
import type { Instant } from '#kernel/scope.ts';
import type { CartLine } from './cart.ts';
import type { ShownCart } from './shown-cart.ts';

export interface SavedCart extends ShownCart {
  /** Incremented by every save; 0 before the first. */
  readonly version: number;
  /** Absent for a cart that was never saved. */
  readonly texts?: CartTexts;
  readonly message?: string;
  /** Set when an attendant prepared it: it is read-only. */
  readonly lock?: CartLock;
  /** Absent where prices are hidden. */
  readonly coupons?: CartCouponState;
  /** Absent where no subscriptions are offered. */
  readonly subscription?: CartSubscription;
  /** Least value of an order that the supplier agreed with the client; absent: none of its own. */
  readonly minimumOrder?: Money;
}

/** Why a cart is not saved. */
export type CartRefusal = 'no-client' | 'stale-cart' | 'cart-locked' | 'nothing-repeated' | 'too-many-codes';

export interface CartCoupon {
  readonly coupon: ShownCoupon;
  readonly discount: Money;
  readonly applied: boolean;
}

export interface CartCouponState {
  /** The best automatic one. */
  readonly automatic?: CartCoupon;
  /** The one that the client applied. */
  readonly typed?: CartCoupon;
  /** Whether automatic coupons apply. */
  readonly automaticApplies: boolean;
  /** The typed code that does not hold for the cart as it is, and why. */
  readonly refused?: { readonly code: string; readonly text: string };
}

export const appliedCoupon = (coupons: CartCouponState | undefined): CartCoupon | undefined =>
  coupons?.typed ?? (coupons?.automatic?.applied ? coupons.automatic : undefined);

/** Until the changed lines are saved, the discount of before counts at most as far as they allow: by their sum and the minimum. */
export function shownDiscount(coupons: CartCouponState | undefined, subtotal: Money): Money {
  const applied = appliedCoupon(coupons);
  if (applied === undefined || subtotal < applied.coupon.minimum) return ZERO;
  const { discount } = applied;
  return discount > subtotal ? subtotal : discount;
}

/** Whether the cart can be bought as a subscription. Spec 3, subscription types; spec 7, meta_info.recorrencia. */
export interface CartSubscription {
  /** Whether the supplier offers subscriptions and the cart has lines. */
  readonly offered: boolean;
  /** The chosen type; absent for a single purchase. */
  readonly typeId?: string;
  readonly message?: string;
  /** Set when the chosen type is no longer offered. */
  readonly warning?: string;
  /** What this cart saves in each type compared with a single purchase; types that save nothing are absent. */
  readonly savings: readonly TypeSaving[];
}

export interface TypeSaving {
  readonly typeId: string;
  readonly saved: Money;
}

/** Shown as a warning when the cart had lines and none can be bought. Spec 8. */
export const NOTHING_LOADED = 'Não foi possível carregar nenhum produto para o carrinho.';

export const droppedWarning = (label: string): string =>
  label === ''
    ? 'Esta assinatura não é mais oferecida. O carrinho agora é uma compra única.'
    : `A assinatura “${label}” não é mais oferecida. O carrinho agora é uma compra única.`;

/** Set by an attendant who prepared the cart: read-only until its client unlocks it. Spec 4 and 6, attendant lock. */
export interface CartLock {
  /** The attendant's name, shown to the client. */
  readonly attendant: string;
  readonly reason: string;
  readonly since: Instant;
}

/** Whether an order has exactly the prepared lines: the same products, quantities and gift wraps. */
export function isAsPrepared(prepared: readonly CartLine[], requested: readonly CartLine[]): boolean {
  const said = (lines: readonly CartLine[]) =>
    lines.map(({ productId, quantity, giftWrap }) => `${productId} ${quantity} ${giftWrap}`).sort();
  return said(prepared).join() === said(requested).join();
}

/** The client's texts for the next order. Spec 3, cart: note, customer order number. */
export interface CartTexts {
  readonly note: string;
  /** The client's own number for the order. */
  readonly customerOrderNumber: string;
}

export const NO_TEXTS: CartTexts = { note: '', customerOrderNumber: '' };

export const MAX_NOTE_LENGTH = 2000;
export const MAX_ORDER_NUMBER_LENGTH = 60;
