/**
 * The order statuses and the moves between them; docs/glossary.md explains each. Spec 4, order statuses; design 4, order states.
 */
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import { hasTag } from '#features/suppliers/domain/tags/tags.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';

export const ORDER_STATUSES = [
  'quote-requested',
  'quote-priced',
  'received',
  'picking',
  'awaiting-payment',
  'packed',
  'out-for-delivery',
  'ready-for-pickup',
  'delivered',
  'cancelled',
] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

const moves: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  'quote-requested': ['quote-priced', 'cancelled'],
  'quote-priced': ['received', 'quote-requested', 'cancelled'],
  received: ['picking', 'awaiting-payment', 'packed', 'cancelled'],
  picking: ['awaiting-payment', 'packed', 'cancelled'],
  'awaiting-payment': ['packed', 'cancelled'],
  packed: ['out-for-delivery', 'ready-for-pickup', 'cancelled'],
  'out-for-delivery': ['delivered'],
  'ready-for-pickup': ['delivered'],
  delivered: [],
  cancelled: [],
};

/** Statuses of one delivery type only. */
const onlyFor: Partial<Record<OrderStatus, DeliveryType>> = {
  'out-for-delivery': 'delivery',
  'ready-for-pickup': 'pickup',
};

/** Whether the table of design 4 has this move for this delivery type. */
export const canMove = (from: OrderStatus, to: OrderStatus, deliveryType: DeliveryType): boolean =>
  moves[from].includes(to) && (onlyFor[to] ?? deliveryType) === deliveryType;

export const nextStatuses = (from: OrderStatus, deliveryType: DeliveryType): readonly OrderStatus[] =>
  moves[from].filter((to) => canMove(from, to, deliveryType));

/**
 * The moves that the shop's staff make by hand. Pricing a quote and the client's acceptance move it elsewhere: here it can only
 * be cancelled.
 */
export const movesOfShop = (from: OrderStatus, deliveryType: DeliveryType): readonly OrderStatus[] =>
  nextStatuses(from, deliveryType).filter((to) => !isQuote(from) || to === 'cancelled');

/** Whether its client may still cancel it: until it has left. Design 4: until paid, with refund. */
export const mayBeCancelled = (from: OrderStatus): boolean => moves[from].includes('cancelled');

export interface IllegalMove {
  readonly code: 'illegal-move';
  readonly facts: { readonly from: OrderStatus; readonly to: OrderStatus };
}

/** The new status, or a refusal if the table does not have the move. */
export const move = (
  from: OrderStatus,
  to: OrderStatus,
  deliveryType: DeliveryType,
): Result<OrderStatus, IllegalMove> =>
  canMove(from, to, deliveryType) ? accept(to) : refuse({ code: 'illegal-move', facts: { from, to } });

/** Orders that have taken their goods from the stock, and whose goods have not left the shop. */
export const HOLDING_STATUSES = [
  'received',
  'picking',
  'awaiting-payment',
  'packed',
  'ready-for-pickup',
] as const satisfies readonly OrderStatus[];

/** A quote is not an order yet: nobody has agreed to its price. */
export const isQuote = (status: OrderStatus): boolean =>
  status === 'quote-requested' || status === 'quote-priced';

/** Whether something with these statuses never became an order: a quote, including a declined or expired one. */
export const stayedQuote = (statuses: readonly OrderStatus[]): boolean =>
  statuses.every((status) => isQuote(status) || status === 'cancelled') && statuses.some(isQuote);

/** Whether its client may still choose how to pay. */
export const awaitsPayment = (status: OrderStatus): boolean =>
  status === 'received' || status === 'picking' || status === 'awaiting-payment';

export const isFinal = (status: OrderStatus): boolean => moves[status].length === 0;

/** With the tag support-budget the supplier prices it first, so it starts as a quote. */
export const firstStatus = (tags: ReadonlySet<string>): OrderStatus =>
  hasTag(tags, 'support-budget') ? 'quote-requested' : 'received';
