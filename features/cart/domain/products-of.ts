import type { ProductId } from '#kernel/ids.ts';
import { ONE, type Quantity, thousandths } from '#kernel/quantity.ts';
import type { ComboPart } from './cart-combo.ts';

/** A line with prices or without. */
interface BroughtLine {
  readonly product: {
    readonly id: ProductId;
    readonly combo?: { readonly parts: readonly Pick<ComboPart, 'productId' | 'quantity'>[] };
  };
  readonly quantity: Quantity;
}

/** The products themselves of a line, whether alone or in a combo: what is weighed and brought. */
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
