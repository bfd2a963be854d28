/** A quantity is a whole number of thousandths: 1.5 kg is 1500. Spec 5: quantities have three decimals. */
import { formatParts } from './number-format.ts';

declare const unit: unique symbol;
export type Quantity = number & { readonly [unit]: 'thousandths' };

/** More than this of one product is a mistake or an attack, not an order. */
export const LARGEST_QUANTITY = 999_999_000 as Quantity;

/** Names a whole number of thousandths as quantity; throws on anything outside 0 … LARGEST_QUANTITY. */
export function thousandths(value: number): Quantity {
  if (!Number.isSafeInteger(value) || value < 0 || value > LARGEST_QUANTITY) {
    throw new RangeError(`not a quantity in thousandths: ${value}`);
  }
  return value as Quantity;
}

export const NONE = thousandths(0);
export const ONE = thousandths(1000);

/** A number from outside, rounded to three decimals; undefined when it can't be a quantity. */
export function parseQuantity(value: number): Quantity | undefined {
  if (!Number.isFinite(value)) return undefined;
  const rounded = Math.round(value * 1000);
  return rounded >= 0 && rounded <= LARGEST_QUANTITY ? thousandths(rounded) : undefined;
}

/** The number for JSON: at most three decimals. */
export const toNumber = (quantity: Quantity): number => quantity / 1000;

/** "1,5" as a Brazilian reads it. */
export const formatQuantity = (quantity: Quantity): string => formatParts(quantity, 3);
