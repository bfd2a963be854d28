/** The order that a client's home shows: where it is, and what comes next. */
import type { SlotChoice } from '#features/delivery/domain/slots.ts';
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Instant } from '#kernel/scope.ts';
import { isQuote, type OrderStatus } from '../order-status.ts';
import type { PaymentPhase } from '../payment-phase.ts';
import { type ComingStep, comingSteps } from '../timeline/coming-steps.ts';

export interface OrderUnderway {
  readonly number: OrderNumber;
  readonly status: OrderStatus;
  readonly deliveryType: DeliveryType;
  readonly createdAt: Instant;
  readonly total: Money;
  readonly next?: ComingStep;
  /** Nothing happens before the client pays, or answers a quote. */
  readonly waitsForClient: boolean;
  /** The agreed day and window; absent while a payment that comes first is missing. */
  readonly slot?: SlotChoice;
}

export interface OpenOrder extends Omit<OrderUnderway, 'next' | 'waitsForClient'> {
  readonly phase: PaymentPhase;
  readonly onAccount: boolean;
}

/** What the payer has to do something about. */
const UNPAID: ReadonlySet<PaymentPhase> = new Set(['awaited', 'over', 'failed']);
/** Nothing is promised before the payment is certain. */
const NO_PROMISE: ReadonlySet<PaymentPhase> = new Set([...UNPAID, 'confirming']);

export function underway({ phase, onAccount, slot, ...order }: OpenOrder): OrderUnderway {
  const { status, deliveryType } = order;
  const [next] = comingSteps({ status, deliveryType, phase, onAccount });
  return {
    ...order,
    ...(next === undefined ? {} : { next }),
    waitsForClient: status === 'quote-priced' || UNPAID.has(phase),
    ...(slot === undefined || NO_PROMISE.has(phase) || isQuote(status) ? {} : { slot }),
  };
}

/** First the one that waits for its client, else the newest. The orders are the newest first. */
export const orderToShow = (orders: readonly OrderUnderway[]): OrderUnderway | undefined =>
  orders.find(({ waitsForClient }) => waitsForClient) ?? orders[0];
