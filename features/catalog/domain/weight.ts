import { ONE, type Quantity } from '#kernel/quantity.ts';

/** More than this for one of a product is a mistake: ten tonnes, in grams. */
export const LARGEST_WEIGHT = 10_000_000;

/** What a product weighs, in grams a piece; null weighs nothing. */
export interface Weighed {
  readonly unit: string;
  readonly weight: number | null;
}

/** Grams of so much of a product, not rounded. What is sold by the kilo weighs what it is. */
export const weightOf = ({ unit, weight }: Weighed, quantity: Quantity): number =>
  unit.toLowerCase() === 'kg' ? quantity : ((weight ?? 0) * quantity) / ONE;
