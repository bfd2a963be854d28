/**
 * The stock left while the lines of one cart take from it one after the other: a product may be in it alone and in combos. Spec
 * 3, cart item; 4, cart quantity.
 */
import type { SellableProduct } from '#features/catalog/domain/sellable-product.ts';
import type { ProductId } from '#kernel/ids.ts';
import { LARGEST_QUANTITY, ONE, type Quantity, thousandths } from '#kernel/quantity.ts';

/** A product, and how much of it one article takes. */
export interface Need {
  readonly product: Pick<SellableProduct, 'id' | 'stock'>;
  readonly quantity: Quantity;
}

export function sharedStock() {
  const left = new Map<ProductId, number>();
  const leftOf = ({ id, stock }: Need['product']): number | undefined => left.get(id) ?? stock;
  return {
    /** The quantity of the article that the stock allows; undefined where no stock is tracked. */
    enoughFor(needs: readonly Need[]): Quantity | undefined {
      const amounts = needs.flatMap(({ product, quantity }) => {
        const there = leftOf(product);
        return there === undefined ? [] : [Math.floor((there * ONE) / quantity)];
      });
      return amounts.length === 0 ? undefined : thousandths(Math.min(...amounts, LARGEST_QUANTITY));
    },
    take(needs: readonly Need[], amount: Quantity): void {
      for (const { product, quantity } of needs) {
        const there = leftOf(product);
        if (there !== undefined) left.set(product.id, there - (quantity * amount) / ONE);
      }
    },
  };
}
