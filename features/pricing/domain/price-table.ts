import type { Money } from '#kernel/money.ts';
import type { Wholesale } from './offer.ts';

/** The prices of one product in a price table. Spec 5, price rule; design 4, prices. */
export interface TablePrice {
  /** Replaces the normal price, cheaper or dearer. */
  readonly normal: Money;
  /** Replaces the product's wholesale price; absent: that one stays. */
  readonly wholesale?: Wholesale;
}

/** Prices for some clients. */
export interface PriceTable {
  readonly id: string;
  readonly name: string;
  /** Number of products with a price. */
  readonly products: number;
}
