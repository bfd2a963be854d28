import { useMemo } from 'react';
import { priceRules } from '#features/catalog/domain/price-rules.ts';
import { useShop } from '#features/suppliers/storefront/public.tsx';
import { add, type Money } from '#kernel/money.ts';
import { NONE, parseQuantity, type Quantity } from '#kernel/quantity.ts';
import { showToast } from '#platform/ui/toast-state.ts';
import { decrease, increase, limit, set } from '../domain/quantity-moves.ts';
import type { ShownLine } from '../domain/shown-cart.ts';
import { useCartState } from './cart-state.ts';
import { changeCart } from './change-cart.ts';
import { type LineProduct, quantityOf, withQuantity } from './change-lines.ts';

export interface CartSums {
  /** How many different products. */
  readonly count: number;
  /** Absent where a price is hidden. */
  readonly subtotal: Money | undefined;
  readonly saved: Money | undefined;
}

export const useCartLines = (): readonly ShownLine[] => useCartState((state) => state.lines);

export function useCartSums(): CartSums {
  const lines = useCartLines();
  return useMemo(() => {
    const prices = lines.map((line) => line.price);
    const known = prices.filter((price) => price !== undefined);
    const complete = known.length === lines.length;
    return {
      count: lines.length,
      subtotal: complete ? add(...known.map((price) => price.total)) : undefined,
      saved: complete ? add(...known.map((price) => price.saved)) : undefined,
    };
  }, [lines]);
}

/** How many of the product with this address are in the cart; undefined where none is. */
export const useQuantityInCart = (slug: string): Quantity | undefined =>
  useCartState((state) => state.lines.find((line) => line.product.slug === slug)?.quantity);

/** How many of a product are in the cart, and the moves of spec 4. */
export function useProductQuantity(product: LineProduct) {
  const shop = useShop();
  const quantity = useCartState((state) => quantityOf(state.lines, product.id));
  const to = (wanted: Quantity): void => {
    const rules = priceRules(new Set(shop.tags));
    changeCart((lines) => withQuantity(lines, product, wanted, rules));
    if (wanted === 0 && quantity > 0) offerUndo(product, () => to(quantity));
  };
  const { increments } = product;
  return {
    quantity,
    increase: () => to(within(increase(quantity, increments), product)),
    decrease: () => to(decrease(quantity, increments)),
    /** A typed number becomes the nearest that may be ordered, and the correction is told. */
    set: (value: number) => {
      const wanted = parseQuantity(value) ?? quantity;
      const allowed = within(set(wanted, increments), product);
      if (allowed !== wanted) void tellCorrection(product, wanted, allowed);
      to(allowed);
    },
    remove: () => to(NONE),
    /** Nothing more can be added. */
    atMost: quantity > 0 && within(increase(quantity, increments), product) <= quantity,
    /** One press less takes it out. */
    removes: decrease(quantity, increments) === 0,
  };
}

/** Never more than there is; the server says so too. */
const within = (wanted: Quantity, { stock, increments }: LineProduct): Quantity =>
  stock === undefined ? wanted : limit(wanted, stock, increments);

async function tellCorrection(product: LineProduct, wanted: Quantity, allowed: Quantity): Promise<void> {
  const { correctionWords } = await import('./correction-words.ts');
  showToast({ text: correctionWords(product, wanted, allowed), tone: 'info' });
}

const offerUndo = (product: LineProduct, undo: () => void): void =>
  showToast({
    text: `${product.name} saiu do carrinho.`,
    tone: 'info',
    action: { label: 'Desfazer', run: undo },
  });
