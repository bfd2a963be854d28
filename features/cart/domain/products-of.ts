import type { ProductId } from '#kernel/ids.ts';
import { ONE, type Quantity, thousandths } from '#kernel/quantity.ts';
import type { ComboPart } from './cart-combo.ts';
import { type CartGift, givenGifts } from './cart-gift.ts';

interface BroughtLine {
  readonly product: {
    readonly id: ProductId;
    readonly combo?: { readonly parts: readonly Pick<ComboPart, 'productId' | 'quantity'>[] };
  };
  readonly quantity: Quantity;
}

/** The single products of a line, those of combos included. */
export const productsOf = ({
  product: { id, combo },
  quantity,
}: BroughtLine): { productId: ProductId; quantity: Quantity }[] =>
  combo === undefined
    ? [{ productId: id, quantity }]
    : combo.parts.map((part) => ({
        productId: part.productId,
        quantity: thousandths((part.quantity * quantity) / ONE),
      }));

/** All that is weighed and delivered: with the gifts. */
export const broughtBy = (cart: {
  readonly lines: readonly BroughtLine[];
  readonly gifts?: readonly CartGift[];
}): { productId: ProductId; quantity: Quantity }[] => [
  ...cart.lines.flatMap(productsOf),
  ...givenGifts(cart).map(({ product, quantity }) => ({ productId: product.id, quantity })),
];
