/** The steps of an order about which its client gets a mail. Decree 7.962/2013: immediate receipt, and updates. */
import type { Capacity } from '#kernel/scope.ts';
import { isQuote, type OrderStatus } from './order-status.ts';

export const ORDER_MAIL = 'order-step';
/** The notification in the client's browsers. */
export const ORDER_PUSH = 'order-step';

export const ORDER_MAILS = [
  'asked',
  'received',
  'priced',
  'payment-due',
  'payment-changed',
  'edit-proposed',
  'paid',
  'ready',
  'on-its-way',
  'tracked',
  'shipment-sent',
  'shipment-delivered',
  'ready-for-pickup',
  'delivered',
  'cancelled',
  'given-back',
  'returned',
] as const;
export type OrderStep = (typeof ORDER_MAILS)[number];

/** Steps of which browsers are notified: none that the client has just taken, nor a receipt. */
export type PushedStep = Exclude<OrderStep, 'asked' | 'received' | 'payment-changed'>;

export const isPushed = (step: OrderStep): step is PushedStep =>
  step !== 'asked' && step !== 'received' && step !== 'payment-changed';

/** The mail for a new order or quote. */
export const firstStep = (status: OrderStatus): OrderStep => (isQuote(status) ? 'asked' : 'received');

/** The mail about a move; none about picking, or about what the client just did. */
export const stepTo: Readonly<Record<OrderStatus, OrderStep | undefined>> = {
  'quote-requested': undefined,
  'quote-priced': 'priced',
  received: 'received',
  picking: undefined,
  'awaiting-payment': 'payment-due',
  packed: 'ready',
  'out-for-delivery': 'on-its-way',
  'ready-for-pickup': 'ready-for-pickup',
  delivered: 'delivered',
  cancelled: 'cancelled',
};

/** The user who ordered, or the client's main user. */
export type MailReader = 'issuer' | 'main';

/**
 * A representative or a system that ordered is not the client, so the main user gets the mail instead; a linked user's order is
 * mailed to both.
 */
export function readersOf(issuedAs: Capacity): readonly [MailReader, ...MailReader[]] {
  if (issuedAs === 'principal') return ['issuer'];
  return issuedAs === 'linked' ? ['issuer', 'main'] : ['main'];
}
