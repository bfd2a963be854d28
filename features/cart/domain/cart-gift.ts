/** A product that a promotion adds to the cart by itself, for nothing. It is no line: the client neither adds nor changes it. */
import type { SellableProduct } from '#features/catalog/domain/sellable-product.ts';
import type { PromotionId } from '#features/pricing/domain/promotion.ts';
import type { Money } from '#kernel/money.ts';
import type { Quantity } from '#kernel/quantity.ts';

export interface CartGift {
  readonly promotion: {
    readonly id: PromotionId;
    readonly label: string;
    /** See `AppliedPromotion`. */
    readonly limited?: true;
  };
  readonly product: Pick<SellableProduct, 'id' | 'sku' | 'slug' | 'name' | 'unit' | 'picture' | 'ground'>;
  readonly quantity: Quantity;
  /** Units that one application gives. */
  readonly perUse: number;
  /** What this quantity costs, before the payment method's variance. */
  readonly worth: Money;
  /** Earned, but out of stock: it is not given, and the order goes on without it. */
  readonly missing?: true;
}

/** What is really given, to order and to bring. */
export const givenGifts = ({ gifts = [] }: { readonly gifts?: readonly CartGift[] }): readonly CartGift[] =>
  gifts.filter(({ missing }) => !missing);
