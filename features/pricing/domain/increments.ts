import { LARGEST_QUANTITY, type Quantity, thousandths } from '#kernel/quantity.ts';

/** Rules for a product's quantity: granularidade, min_por_pedido, maxporpedido. Spec 4, cart quantity. */
export interface Increments {
  readonly step: Quantity;
  readonly minimum: Quantity;
  readonly maximum?: Quantity;
}

/** The smallest quantity that can be ordered; one step if the maximum allows none. */
export const smallestOrder = (increments: Increments): Quantity =>
  reachableQuantity(increments, increments.step) ?? increments.step;

/** The smallest orderable quantity that is at least `wanted`; undefined if it would exceed the maximum. */
export function reachableQuantity(
  { step, minimum, maximum }: Increments,
  wanted: Quantity,
): Quantity | undefined {
  const steps = Math.ceil(Math.max(wanted, minimum) / step) * step;
  return steps > (maximum ?? LARGEST_QUANTITY) ? undefined : thousandths(steps);
}
