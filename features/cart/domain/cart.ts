/** What a client intends to buy. Spec 3, cart and cart item. Lines are in the order in which they were added. */

import type { SellableProduct } from '#features/catalog/domain/sellable-product.ts';
import type { NextTier, PriceReason } from '#features/pricing/domain/unit-price.ts';
import type { AppliedPromotion } from '#features/promotions/domain/promotion/applied-promotion.ts';
import type { NextStep } from '#features/promotions/domain/promotion/next-step.ts';
import { defined } from '#kernel/defined.ts';
import type { ProductId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Quantity } from '#kernel/quantity.ts';
import type { CartCombo } from './cart-combo.ts';
import type { CartGift } from './cart-gift.ts';
import type { CartNotice } from './cart-notice.ts';

/** Limit of different products and combos. */
export const MAX_LINES = 500;

export interface CartLine {
  /** The product's id, or the combo's if `combo` is set. */
  readonly productId: ProductId;
  readonly combo?: true;
  readonly quantity: Quantity;
  readonly giftWrap: boolean;
  /** The unit price that the client saw last, so that a change is reported. */
  readonly seenPrice?: Money;
}

/** For prices seen under other terms, such as another payment method: a difference is no price change. */
export const withoutSeenPrice = ({ seenPrice: _, ...line }: CartLine): CartLine => line;

/** What a cart needs of a product, or of a combo as if it were one. */
export interface CartProduct extends Omit<SellableProduct, 'active' | 'tags'> {
  readonly combo?: CartCombo;
}

/** `gift`: only of an order's line, which a promotion gave away. */
export type LineReason = PriceReason | 'combo' | 'gift';

export interface LinePrice {
  readonly unit: Money;
  readonly reason: LineReason;
  /** The promotions that reward units of it. */
  readonly promotions?: readonly AppliedPromotion[];
  /** Includes the gift wrap; less what promotions take off. */
  readonly total: Money;
  /** The amounts before the payment method's variance; absent when there is none. */
  readonly beforePayment?: { readonly unit: Money; readonly total: Money };
  /** Set when the payment variance does not apply: granted prices, and combos with a fixed price. */
  readonly fixed?: true;
  /** The gift wrap's price for the line, whatever its quantity; absent if it is not wrapped. */
  readonly giftWrap?: Money;
  /** What policies, its price rule and promotions save against the price without them, before the payment variance. */
  readonly saved: Money;
  readonly nextTier?: NextTier;
  /** The price of one with the cart's coupon, if the coupon shows it. Spec 3, preco_do_desconto. */
  readonly discounted?: Money;
}

export interface PricedLine {
  readonly product: CartProduct;
  readonly quantity: Quantity;
  readonly giftWrap: boolean;
  readonly price: LinePrice;
}

export const wishFor = ({
  product,
  quantity,
  giftWrap,
}: {
  readonly product: { readonly id: ProductId; readonly combo?: unknown };
  readonly quantity: Quantity;
  readonly giftWrap: boolean;
}): CartLine => ({
  productId: product.id,
  ...defined({ combo: product.combo === undefined ? undefined : true }),
  quantity,
  giftWrap,
});

/** The line to store: its price is now the one that the client has seen. */
export const asSeen = ({ product, quantity, giftWrap, price }: PricedLine): CartLine => ({
  ...wishFor({ product, quantity, giftWrap }),
  seenPrice: price.unit,
});

/** What would earn more of a promotion. */
export interface CartStep {
  readonly step: NextStep;
  /** Name of the gift that the next step gives; absent where it gives none. */
  readonly giftName?: string;
}

export interface PricedCart {
  readonly lines: readonly PricedLine[];
  /** Given by promotions, in stock or not. Absent if there is none. */
  readonly gifts?: readonly CartGift[];
  /** What would earn more of a promotion. Absent if there is none. */
  readonly nextSteps?: readonly CartStep[];
  readonly subtotal: Money;
  readonly saved: Money;
  readonly notices: readonly CartNotice[];
}
