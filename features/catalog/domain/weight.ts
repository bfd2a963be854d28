import { ONE, type Quantity } from '#kernel/quantity.ts';

/** Ten tonnes, in grams; more for one unit is taken for an error. */
export const LARGEST_WEIGHT = 10_000_000;

/** `weight`: grams per unit; null counts as 0. */
export interface Weighed {
  readonly unit: string;
  readonly weight: number | null;
}

/** Weight in grams, not rounded. Of a product sold by the kilo, the quantity itself: thousandths of a kilo are grams. */
export const weightOf = ({ unit, weight }: Weighed, quantity: Quantity): number =>
  unit.toLowerCase() === 'kg' ? quantity : ((weight ?? 0) * quantity) / ONE;
