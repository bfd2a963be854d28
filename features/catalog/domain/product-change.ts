import type { Money } from '#kernel/money.ts';
import type { Quantity } from '#kernel/quantity.ts';

/** What is offered with one product: more would be too many to decide about at a glance. */
export const MAX_ADDITIONS = 6;

/** A product as staff edit it, active or not. */
export interface PanelProduct {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  readonly price: Money;
  /** Undefined if untracked. */
  readonly stock: Quantity | undefined;
  readonly active: boolean;
  /** The product's own mark as for adults only; its category may have one, too. */
  readonly adultMark: boolean;
  /** Grams per unit; null if unknown. */
  readonly weight: number | null;
}

/** Fields to change; absent fields stay. */
export interface ProductChange {
  readonly price?: Money;
  /** 'untracked' stops tracking the stock. */
  readonly stock?: Quantity | 'untracked';
  readonly active?: boolean;
  readonly adultMark?: boolean;
  readonly weight?: number | null;
}

export const changed = (
  product: PanelProduct,
  { price, stock, active, adultMark, weight }: ProductChange,
): PanelProduct => ({
  ...product,
  price: price ?? product.price,
  stock: stock === undefined ? product.stock : stock === 'untracked' ? undefined : stock,
  active: active ?? product.active,
  adultMark: adultMark ?? product.adultMark,
  weight: weight === undefined ? product.weight : weight,
});
