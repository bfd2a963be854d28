/** What a client means to buy. Spec 3, cart and cart item. Lines stand in the order in which they were added. */

import type { SellableProduct } from '#features/catalog/domain/sellable-product.ts';
import type { NextTier } from '#features/pricing/domain/next-tier.ts';
import type { PriceReason } from '#features/pricing/domain/unit-price.ts';
import type { ProductId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Quantity } from '#kernel/quantity.ts';
import type { CartCombo } from './cart-combo.ts';
import type { CartNotice } from './cart-notice.ts';

/** More different products and combos than this is no cart. */
export const MOST_LINES = 500;

export interface CartLine {
  /** What is bought: a product, or where `combo` says so a combo, whose id it then is. */
  readonly productId: ProductId;
  readonly combo?: true;
  readonly quantity: Quantity;
  readonly giftWrap: boolean;
  /** The unit price the client saw last, so that a change is told. */
  readonly seenPrice?: Money;
}

/** Where prices were seen on other terms, such as another way of paying, a difference is no news. */
export const withoutSeenPrice = ({ seenPrice: _, ...line }: CartLine): CartLine => line;

/** What a cart needs to know of a product, or of a combo as if it were one. */
export interface CartProduct extends Omit<SellableProduct, 'active' | 'tags'> {
  /** Of what a combo is made, and its price. */
  readonly combo?: CartCombo;
}

/** Which rule made a line's price. */
export type LineReason = PriceReason | 'combo';

/** What a line costs, and why. */
export interface LinePrice {
  readonly unit: Money;
  readonly reason: LineReason;
  /** With the wrapping. */
  readonly total: Money;
  /** What one costs before what the way of paying does to it, where that is something; `total` before it, too. */
  readonly beforePayment?: { readonly unit: Money; readonly total: Money };
  /** Whether the way of paying has no say in it: what was granted, and a combo at a price of its own. */
  readonly fixed?: true;
  /** What wrapping the line as a present costs, however many it holds; absent where it is not wrapped. */
  readonly giftWrap?: Money;
  /** By its rule against the normal price, whatever the way of paying does to both. */
  readonly saved: Money;
  readonly nextTier?: NextTier;
  /** What one costs with the cart's coupon, where it shows that. Spec 3, preco_do_desconto. */
  readonly discounted?: Money;
}

export interface PricedLine {
  readonly product: CartProduct;
  readonly quantity: Quantity;
  readonly giftWrap: boolean;
  readonly price: LinePrice;
}

/** What a line asks for, without what it costs. */
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
  ...(product.combo === undefined ? {} : { combo: true }),
  quantity,
  giftWrap,
});

/** What is kept of a line: its price is what the client has now seen. */
export const asSeen = ({ product, quantity, giftWrap, price }: PricedLine): CartLine => ({
  ...wishFor({ product, quantity, giftWrap }),
  seenPrice: price.unit,
});

export interface PricedCart {
  readonly lines: readonly PricedLine[];
  readonly subtotal: Money;
  readonly saved: Money;
  readonly notices: readonly CartNotice[];
}
