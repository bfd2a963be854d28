/** A requested quantity within the product's steps, limits and stock. Spec 4, cart quantity. */

import type { SellableProduct } from '#features/catalog/domain/sellable-product.ts';
import type { ProductId } from '#kernel/ids.ts';
import { LARGEST_QUANTITY, ONE, type Quantity, thousandths } from '#kernel/quantity.ts';
import type { CartProduct } from '../cart.ts';
import type { CartNotice, QuantityNotice } from '../cart-notice.ts';
import { LARGEST_LINE_TOTAL } from './cart-totals.ts';
import { greatestQuantity, leastQuantity, limit, set } from './quantity-moves.ts';

export interface Fitted {
  /** 0 when the product can't be bought now. */
  readonly quantity: Quantity;
  readonly notice?: CartNotice;
}

export function fitQuantity(wanted: Quantity, product: CartProduct): Fitted {
  const { id: productId, name, increments, stock } = product;
  const allowed = affordable(set(wanted, increments), product);
  if (allowed === 0) return { quantity: allowed, notice: { kind: 'gone', productId } };
  const quantity = stock === undefined ? allowed : limit(allowed, stock, increments);
  if (quantity === 0) return { quantity, notice: { kind: 'out-of-stock', productId, name } };
  if (quantity === wanted) return { quantity };
  const kind = quantity < allowed ? 'less-stock' : misfit(wanted, product);
  return { quantity, notice: { kind, productId, name, from: wanted, to: quantity } };
}

function misfit(wanted: Quantity, { increments }: CartProduct): QuantityNotice {
  if (wanted < leastQuantity(increments)) return 'below-minimum';
  return wanted > greatestQuantity(increments) || wanted % increments.step === 0
    ? 'over-maximum'
    : 'off-step';
}

/** Without a maximum of its own an expensive product could exceed the largest line total. */
function affordable(quantity: Quantity, { offer, increments }: CartProduct): Quantity {
  const prices = [1, offer.normal, offer.attendant?.price ?? 0, ...offer.tiers.map((tier) => tier.price)];
  const most = Math.min(Math.floor((LARGEST_LINE_TOTAL * 1000) / Math.max(...prices)), LARGEST_QUANTITY);
  return limit(quantity, thousandths(most), increments);
}

/** A product, and how much of it one article takes. */
export interface Need {
  readonly product: Pick<SellableProduct, 'id' | 'stock'>;
  readonly quantity: Quantity;
}

/**
 * The stock left while the lines of one cart take from it one after the other: a product may be in it alone and in combos. Spec
 * 3, cart item.
 */
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
