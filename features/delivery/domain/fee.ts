/** What delivery costs, and from which order on. Spec 3, cart, delivery fee. */
import { type Money, subtract, ZERO } from '#kernel/money.ts';
import type { DeliveryTerms } from './area.ts';
import { feeByRule, type Parcel } from './fee-rule.ts';

type Terms = Pick<DeliveryTerms, 'fee' | 'rule' | 'freeFrom'>;

/** The area's fee by its rule, or nothing from its free-delivery value on. Without a subtotal, what it costs at most. */
export const deliveryFee = ({ fee, rule, freeFrom }: Terms, subtotal?: Money, parcel: Parcel = {}): Money =>
  freeFrom !== undefined && subtotal !== undefined && subtotal >= freeFrom
    ? ZERO
    : feeByRule(fee, rule, parcel, subtotal);

/** Whether an order of this value is delivered at all. Nobody is refused before the value is known. */
export const reachesMinimum = (terms: Pick<DeliveryTerms, 'minimumOrder'>, subtotal?: Money): boolean =>
  subtotal === undefined || subtotal >= terms.minimumOrder;

/** How much more to buy until it is. Undefined where nothing stands in the way. */
export const missingForMinimum = (
  terms: Pick<DeliveryTerms, 'minimumOrder'>,
  subtotal: Money,
): Money | undefined =>
  reachesMinimum(terms, subtotal) ? undefined : subtract(terms.minimumOrder, subtotal);

/** How much more to buy until delivery is free: the progress hint. Undefined where nothing is to be gained. */
export const missingForFree = (terms: Pick<Terms, 'fee' | 'freeFrom'>, subtotal: Money): Money | undefined =>
  terms.freeFrom === undefined || terms.fee === 0 || subtotal >= terms.freeFrom
    ? undefined
    : subtract(terms.freeFrom, subtotal);
