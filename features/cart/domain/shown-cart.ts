/** A cart as its shopper sees it: with prices, or without where the supplier hides them. Spec 4, price visibility. */
import type { Money } from '#kernel/money.ts';
import type { Quantity } from '#kernel/quantity.ts';
import type { CartProduct, LinePrice, PricedCart } from './cart.ts';
import type { CartNotice } from './cart-notice.ts';

export interface ShownLine {
  readonly product: Omit<CartProduct, 'offer'> & Partial<Pick<CartProduct, 'offer'>>;
  readonly quantity: Quantity;
  readonly giftWrap: boolean;
  readonly price?: LinePrice;
}

export interface ShownCart {
  readonly lines: readonly ShownLine[];
  readonly subtotal?: Money;
  readonly saved?: Money;
  readonly notices: readonly CartNotice[];
}

/** The same cart without a single figure from which a price could be read. */
export const withoutPrices = ({ lines, notices }: PricedCart): ShownCart => ({
  lines: lines.map(({ product: { offer: _, giftWrapPrice: __, ...product }, quantity, giftWrap }) => ({
    product,
    quantity,
    giftWrap,
  })),
  notices: notices.filter((notice) => notice.kind !== 'price-changed'),
});
