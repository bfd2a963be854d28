/** A cart as its shopper sees it: with prices, or without where the supplier hides them. Spec 4, price visibility. */
import { defined } from '#kernel/defined.ts';
import type { ProductId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Quantity } from '#kernel/quantity.ts';
import { type CartLine, type CartProduct, type LinePrice, type PricedCart, wishFor } from './cart.ts';
import type { CartCombo, ShownCartCombo } from './cart-combo.ts';
import type { CartGift } from './cart-gift.ts';
import type { CartNotice } from './cart-notice.ts';

export interface ShownLine {
  readonly product: Omit<CartProduct, 'offer' | 'combo' | 'promotions'> &
    Partial<Pick<CartProduct, 'offer'>> & { readonly combo?: ShownCartCombo };
  readonly quantity: Quantity;
  readonly giftWrap: boolean;
  readonly price?: LinePrice;
}

/** What would earn more of a promotion, in words. */
export interface PromotionHint {
  readonly promotionId: string;
  readonly text: string;
  /** The cart's products that take part in it. */
  readonly productIds: readonly ProductId[];
}

export interface ShownCart {
  readonly lines: readonly ShownLine[];
  /** Absent without any, and where prices are hidden: a value earns them. */
  readonly gifts?: readonly CartGift[];
  readonly hints?: readonly PromotionHint[];
  readonly subtotal?: Money;
  readonly saved?: Money;
  readonly notices: readonly CartNotice[];
}

/** The cart without any figure from which a price could be derived. */
export const withoutPrices = ({ lines, notices }: PricedCart): ShownCart => ({
  lines: lines.map(
    ({
      product: { offer: _, giftWrapPrice: __, promotions: ___, combo, ...product },
      quantity,
      giftWrap,
    }) => ({
      product: combo === undefined ? product : { ...product, combo: withoutComboPrices(combo) },
      quantity,
      giftWrap,
    }),
  ),
  notices: notices.filter((notice) => notice.kind !== 'price-changed'),
});

const withoutComboPrices = ({ parts }: CartCombo): ShownCartCombo => ({
  parts: parts.map(({ alone: _, ...part }) => part),
});

/** A shown line as a cart line, with the price that was seen. */
export const toCartLine = (line: ShownLine): CartLine => ({
  ...wishFor(line),
  ...defined({ seenPrice: line.price === undefined ? undefined : line.price.unit }),
});
