/** What delivery costs, and from which order on. Spec 3, cart, delivery fee. */
import { type Money, subtract, ZERO } from '#kernel/money.ts';
import type { DeliveryTerms } from './area.ts';

type Terms = Pick<DeliveryTerms, 'fee' | 'freeFrom' | 'minimumOrder'>;

/** The area's fee, or nothing from its free-delivery value on. Without a subtotal, what it costs at most. */
export const deliveryFee = (terms: Terms, subtotal?: Money): Money =>
  terms.freeFrom !== undefined && subtotal !== undefined && subtotal >= terms.freeFrom ? ZERO : terms.fee;

/** Whether an order of this value is delivered at all. Nobody is refused before the value is known. */
export const reachesMinimum = (terms: Pick<Terms, 'minimumOrder'>, subtotal?: Money): boolean =>
  subtotal === undefined || subtotal >= terms.minimumOrder;

/** How much more to buy until delivery is free: the progress hint. Undefined where nothing is to be gained. */
export const missingForFree = (terms: Omit<Terms, 'minimumOrder'>, subtotal: Money): Money | undefined =>
  terms.freeFrom === undefined || terms.fee === 0 || subtotal >= terms.freeFrom
    ? undefined
    : subtract(terms.freeFrom, subtotal);
