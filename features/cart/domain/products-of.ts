import type { ProductId } from '#kernel/ids.ts';
import { ONE, type Quantity, thousandths } from '#kernel/quantity.ts';
import type { ComboPart } from './cart-combo.ts';

interface BroughtLine {
  readonly product: {
    readonly id: ProductId;
    readonly combo?: { readonly parts: readonly Pick<ComboPart, 'productId' | 'quantity'>[] };
  };
  readonly quantity: Quantity;
}

/** The single products of a line, those of combos included: what is weighed and delivered. */
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
