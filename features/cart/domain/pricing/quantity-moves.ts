/**
 * The four moves of a cart quantity. Spec 4, cart quantity. A quantity is always 0 or a multiple of the step between minimum and
 * maximum; a product whose minimum exceeds its maximum can't be ordered.
 */
import type { Increments } from '#features/pricing/domain/increments.ts';
import { LARGEST_QUANTITY, NONE, type Quantity, thousandths } from '#kernel/quantity.ts';

/** One step more; below the minimum, to the minimum. */
export const increase = (quantity: Quantity, increments: Increments): Quantity =>
  within(multipleBelow(quantity, increments.step) + increments.step, increments);

/** One step less; below the minimum, to 0. */
export function decrease(quantity: Quantity, increments: Increments): Quantity {
  const less = multipleAbove(quantity, increments.step) - increments.step;
  return less < leastQuantity(increments) ? NONE : within(less, increments);
}

/** The specification's move 'delete'. */
export const remove = (): Quantity => NONE;

/** The nearest quantity that may be ordered; half a step rounds up, and 0 removes. */
export const set = (wanted: Quantity, increments: Increments): Quantity =>
  wanted === 0 ? NONE : within(multipleBelow(wanted + increments.step / 2, increments.step), increments);

/** The largest quantity that may be ordered of what is available; never rounded up. */
export function limit(quantity: Quantity, available: Quantity, increments: Increments): Quantity {
  const most = multipleBelow(Math.min(quantity, available), increments.step);
  return most < leastQuantity(increments) ? NONE : within(most, increments);
}

/** The minimum, or the next multiple of the step above it. */
export const leastQuantity = ({ step, minimum }: Increments): number =>
  Math.max(multipleAbove(minimum, step), step);

/** The maximum, or the next multiple of the step below it. */
export const greatestQuantity = ({ step, maximum }: Increments): number =>
  multipleBelow(Math.min(maximum ?? LARGEST_QUANTITY, LARGEST_QUANTITY), step);

function within(multiple: number, increments: Increments): Quantity {
  const least = leastQuantity(increments);
  const greatest = greatestQuantity(increments);
  return least > greatest ? NONE : thousandths(Math.min(Math.max(multiple, least), greatest));
}

const multipleBelow = (quantity: number, step: number): number => Math.floor(quantity / step) * step;
const multipleAbove = (quantity: number, step: number): number => Math.ceil(quantity / step) * step;
