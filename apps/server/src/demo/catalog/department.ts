import type { DemoUnit } from './demo-product.ts';

/**
 * Format of the tables: money in reais, quantities in the unit itself (0.1 kg), discounts in percent, so that a table
 * reads like a price list. `expand.ts` converts them to centavos and thousandths.
 */
export interface SaleTerms {
  unit?: DemoUnit;
  step?: number;
  minimum?: number;
  maximum?: number;
  multiple?: number;
  stock?: number;
  wholesale?: QuantityDiscount;
  tiers?: readonly QuantityDiscount[];
  /** Price of gift wrap in reais; 0: free. */
  giftWrap?: number;
  /** Tags of shelf, line, kind and size are combined. */
  tags?: readonly string[];
}

/** Percent off from this number of units. */
export type QuantityDiscount = readonly [from: number, percent: number];

/** Surcharge in reais on the price of the line. */
interface KindTerms extends SaleTerms {
  surcharge?: number;
}

export type Kind = string | readonly [label: string, look: string, terms?: KindTerms];

export type Size = readonly [label: string, price: number, terms?: SaleTerms];

/**
 * One base product; every kind comes in every size. The name is "name kind brand size", unless it has placeholders of
 * its own: `Suco de {kind} {brand} {size}`.
 */
export interface Line extends SaleTerms {
  name: string;
  /** Lines of the same look are spread over a department's pages. */
  look: string;
  about: string;
  brand?: string;
  kinds?: readonly Kind[];
  price?: number;
  sizes?: readonly Size[];
}

export interface Shelf {
  slug: string;
  name: string;
  terms?: SaleTerms;
  lines: readonly Line[];
}

export interface DemoDepartment {
  slug: string;
  name: string;
  shelves: readonly Shelf[];
}
