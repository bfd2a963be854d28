/** Delivery fees and minimum orders. Spec 3, cart, delivery fee. */
import type { ProductId } from '#kernel/ids.ts';
import { type Money, subtract, ZERO } from '#kernel/money.ts';
import type { Quantity } from '#kernel/quantity.ts';
import type { DeliveryTerms } from './area.ts';
import { feeByRule, type Parcel } from './fee-rule.ts';

/** A product with its quantity, for look-ups of delivery fees. */
export interface WantedProduct {
  readonly productId: ProductId;
  readonly quantity: Quantity;
}

type Terms = Pick<DeliveryTerms, 'fee' | 'rule' | 'freeFrom'>;

/** 0 from the free-delivery value on, else the area's fee by its rule. Without a subtotal the highest possible fee. */
export const deliveryFee = ({ fee, rule, freeFrom }: Terms, subtotal?: Money, parcel: Parcel = {}): Money =>
  freeFrom !== undefined && subtotal !== undefined && subtotal >= freeFrom
    ? ZERO
    : feeByRule(fee, rule, parcel, subtotal);

/** Whether the order's value reaches the minimum; true while the value is unknown. */
export const reachesMinimum = (terms: Pick<DeliveryTerms, 'minimumOrder'>, subtotal?: Money): boolean =>
  subtotal === undefined || subtotal >= terms.minimumOrder;

/** The amount missing to the minimum order; undefined if it is reached. */
export const missingForMinimum = (
  terms: Pick<DeliveryTerms, 'minimumOrder'>,
  subtotal: Money,
): Money | undefined =>
  reachesMinimum(terms, subtotal) ? undefined : subtract(terms.minimumOrder, subtotal);

/** The amount missing to free delivery, for the progress hint; undefined if delivery is free already or never. */
export const missingForFree = (terms: Pick<Terms, 'fee' | 'freeFrom'>, subtotal: Money): Money | undefined =>
  terms.freeFrom === undefined || terms.fee === 0 || subtotal >= terms.freeFrom
    ? undefined
    : subtract(terms.freeFrom, subtotal);
