/** The order statuses and the moves between them. Spec 4, order statuses; design 4, order states. */
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';

export const ORDER_STATUSES = [
  'ORCAMENTO_NOVO',
  'ORCAMENTO_PRECIFICADO',
  'ENVIADO',
  'SEPARANDO',
  'AGUARDANDOPAGAMENTO',
  'PAGO',
  'EMENTREGA',
  'PRONTO_RETIRADA',
  'ENTREGUE',
  'CANCELADO',
] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

const moves: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  ORCAMENTO_NOVO: ['ORCAMENTO_PRECIFICADO', 'CANCELADO'],
  ORCAMENTO_PRECIFICADO: ['ENVIADO', 'ORCAMENTO_NOVO', 'CANCELADO'],
  ENVIADO: ['SEPARANDO', 'AGUARDANDOPAGAMENTO', 'PAGO', 'CANCELADO'],
  SEPARANDO: ['AGUARDANDOPAGAMENTO', 'PAGO', 'CANCELADO'],
  AGUARDANDOPAGAMENTO: ['PAGO', 'CANCELADO'],
  PAGO: ['EMENTREGA', 'PRONTO_RETIRADA', 'CANCELADO'],
  EMENTREGA: ['ENTREGUE'],
  PRONTO_RETIRADA: ['ENTREGUE'],
  ENTREGUE: [],
  CANCELADO: [],
};

/** Goods leave one way only: nothing is out for delivery that is picked up, and the other way round. */
const onlyFor: Partial<Record<OrderStatus, DeliveryType>> = {
  EMENTREGA: 'DELIVERY',
  PRONTO_RETIRADA: 'RETIRADA',
};

/** Whether the table of design 4 has this move for an order that reaches its client this way. */
export const canMove = (from: OrderStatus, to: OrderStatus, deliveryType: DeliveryType): boolean =>
  moves[from].includes(to) && (onlyFor[to] ?? deliveryType) === deliveryType;

/** The statuses that may follow, for whoever moves the order on. */
export const nextStatuses = (from: OrderStatus, deliveryType: DeliveryType): readonly OrderStatus[] =>
  moves[from].filter((to) => canMove(from, to, deliveryType));

/**
 * The moves that the shop's people make by hand. A quote moves by its price, and becomes an order by its client's
 * word alone: to them only its refusal is left.
 */
export const movesOfShop = (from: OrderStatus, deliveryType: DeliveryType): readonly OrderStatus[] =>
  nextStatuses(from, deliveryType).filter((to) => !isQuote(from) || to === 'CANCELADO');

/** Whether its client may still give it up: as long as it has not left. Design 4: until paid, with refund. */
export const mayBeCancelled = (from: OrderStatus): boolean => moves[from].includes('CANCELADO');

export interface IllegalMove {
  readonly code: 'illegal-move';
  readonly facts: { readonly from: OrderStatus; readonly to: OrderStatus };
}

/** The new status, or the refusal of a move that the table does not have. */
export const move = (
  from: OrderStatus,
  to: OrderStatus,
  deliveryType: DeliveryType,
): Result<OrderStatus, IllegalMove> =>
  canMove(from, to, deliveryType) ? accept(to) : refuse({ code: 'illegal-move', facts: { from, to } });

/** A quote is no order yet: nobody has promised to pay its price. */
export const isQuote = (status: OrderStatus): boolean =>
  status === 'ORCAMENTO_NOVO' || status === 'ORCAMENTO_PRECIFICADO';

/** Whether what went through these statuses never became an order: a quote, also one that was refused or closed. */
export const stayedQuote = (statuses: readonly OrderStatus[]): boolean =>
  statuses.every((status) => isQuote(status) || status === 'CANCELADO') && statuses.some(isQuote);

/** Whether its client may still say how it is paid. */
export const awaitsPayment = (status: OrderStatus): boolean =>
  status === 'ENVIADO' || status === 'SEPARANDO' || status === 'AGUARDANDOPAGAMENTO';

/** Nothing moves it any more. */
export const isFinal = (status: OrderStatus): boolean => moves[status].length === 0;
