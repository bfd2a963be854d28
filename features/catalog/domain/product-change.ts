import type { Money } from '#kernel/money.ts';
import type { Quantity } from '#kernel/quantity.ts';

/** What a shop's people see of a product when they change it, sold or not. */
export interface KeptProduct {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  readonly price: Money;
  /** Undefined where nobody counts it. */
  readonly stock: Quantity | undefined;
  readonly active: boolean;
  /** Marked as only for those of age; its category may be, too. */
  readonly adultMark: boolean;
  /** Grams of one; null where nobody weighed it. */
  readonly weight: number | null;
}

/** What is to be different; what is not named stays. */
export interface ProductChange {
  readonly price?: Money;
  /** 'untracked': from now on nobody counts it. */
  readonly stock?: Quantity | 'untracked';
  readonly active?: boolean;
  readonly adultMark?: boolean;
  readonly weight?: number | null;
}

/** The product as it is after the change. */
export const changed = (
  product: KeptProduct,
  { price, stock, active, adultMark, weight }: ProductChange,
): KeptProduct => ({
  ...product,
  price: price ?? product.price,
  stock: stock === undefined ? product.stock : stock === 'untracked' ? undefined : stock,
  active: active ?? product.active,
  adultMark: adultMark ?? product.adultMark,
  weight: weight === undefined ? product.weight : weight,
});
