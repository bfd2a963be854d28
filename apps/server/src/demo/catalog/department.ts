import type { DemoUnit } from './demo-product.ts';

/**
 * How the tables are written: money in reais, quantities in the unit itself (0.1 kg), discounts in percent,
 * so that a table reads like a price list. `expand.ts` turns them into centavos and thousandths.
 */
export interface SaleTerms {
  unit?: DemoUnit;
  step?: number;
  minimum?: number;
  maximum?: number;
  multiple?: number;
  stock?: number;
  wholesale?: Discount;
  tiers?: readonly Discount[];
  /** What wrapping it as a present costs; 0 is free. */
  giftWrap?: number;
  /** Tags of shelf, line, kind and size add up. */
  tags?: readonly string[];
}

/** From this many units, this many percent off. */
export type Discount = readonly [from: number, percent: number];

/** A kind may cost more than the price of its line, by so many reais. */
interface KindTerms extends SaleTerms {
  surcharge?: number;
}

export type Kind = string | readonly [label: string, glyph: string, terms?: KindTerms];

export type Size = readonly [label: string, price: number, terms?: SaleTerms];

/**
 * One base product. Every kind comes in every size. The name reads "name kind brand size", unless it has
 * places of its own: `Suco de {kind} {brand} {size}`.
 */
export interface Line extends SaleTerms {
  name: string;
  glyph: string;
  about: string;
  brand?: string;
  kinds?: readonly Kind[];
  price?: number;
  sizes?: readonly Size[];
}

export interface Shelf {
  slug: string;
  name: string;
  glyph: string;
  terms?: SaleTerms;
  lines: readonly Line[];
}

export interface Department {
  slug: string;
  name: string;
  glyph: string;
  shelves: readonly Shelf[];
}
