import type { Money } from '#kernel/money.ts';
import type { Wholesale } from './offer.ts';

/** What a client's price table says of one product. Spec 5, price rule; design 4, prices. */
export interface TablePrice {
  /** In the place of the normal price, cheaper or dearer. */
  readonly normal: Money;
  /** In the place of the product's own; absent where the table names none. */
  readonly wholesale?: Wholesale;
}

/** Prices for some clients. */
export interface PriceTable {
  readonly id: string;
  readonly name: string;
  /** How many products it has a price for. */
  readonly products: number;
}
