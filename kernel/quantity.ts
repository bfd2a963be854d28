/** A quantity is a whole number of thousandths: 1.5 kg is 1500. Spec 5: quantities have three decimals. */
import { formatParts } from './number-format.ts';

declare const unit: unique symbol;
export type Quantity = number & { readonly [unit]: 'thousandths' };

/** More of one product is a mistake or an attack, not an order. */
export const LARGEST_QUANTITY = 999_999_000 as Quantity;

/** Brands a whole number of thousandths as a quantity; throws `RangeError` outside 0 … LARGEST_QUANTITY. */
export function thousandths(value: number): Quantity {
  if (!Number.isSafeInteger(value) || value < 0 || value > LARGEST_QUANTITY) {
    throw new RangeError(`not a quantity in thousandths: ${value}`);
  }
  return value as Quantity;
}

export const NONE = thousandths(0);
export const ONE = thousandths(1000);

/** Rounds an untrusted number to three decimals; undefined if it cannot be a quantity. */
export function parseQuantity(value: number): Quantity | undefined {
  if (!Number.isFinite(value)) return undefined;
  const rounded = Math.round(value * 1000);
  return rounded >= 0 && rounded <= LARGEST_QUANTITY ? thousandths(rounded) : undefined;
}

/** A quantity of a response or form, whose number has at most three decimals; throws `RangeError` as `thousandths`. */
export const fromNumber = (value: number): Quantity => thousandths(Math.round(value * 1000));

/** The number for JSON: at most three decimals. */
export const toNumber = (quantity: Quantity): number => quantity / 1000;

/** "1,5" for 1500, in Brazilian format. */
export const formatQuantity = (quantity: Quantity): string => formatParts(quantity, 3);

/** '5', '−3': thousandths that may be below zero. */
export const formatSignedQuantity = (value: number): string =>
  value < 0 ? `−${formatQuantity(thousandths(-value))}` : formatQuantity(thousandths(value));
