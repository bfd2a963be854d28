import { LARGEST_QUANTITY, type Quantity, thousandths } from '#kernel/quantity.ts';

/** How a quantity of a product may move: granularidade, min_por_pedido, maxporpedido. Spec 4, cart quantity. */
export interface Increments {
  readonly step: Quantity;
  readonly minimum: Quantity;
  readonly maximum?: Quantity;
}

/** The least that can be ordered; a single step where the product's cap allows nothing. */
export const smallestOrder = (increments: Increments): Quantity =>
  reachableQuantity(increments, increments.step) ?? increments.step;

/** The smallest quantity a client can order that is at least this much; undefined when the product's cap lies below. */
export function reachableQuantity(
  { step, minimum, maximum }: Increments,
  wanted: Quantity,
): Quantity | undefined {
  const steps = Math.ceil(Math.max(wanted, minimum) / step) * step;
  return steps > (maximum ?? LARGEST_QUANTITY) ? undefined : thousandths(steps);
}
