import type { OrderStatus } from '../../domain/order-status.ts';

/** As the specification spells them. Spec 4, order statuses. */
export const WIRE_ORDER_STATUSES = [
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
export type WireOrderStatus = (typeof WIRE_ORDER_STATUSES)[number];

const wireStatuses = {
  'quote-requested': 'ORCAMENTO_NOVO',
  'quote-priced': 'ORCAMENTO_PRECIFICADO',
  received: 'ENVIADO',
  picking: 'SEPARANDO',
  'awaiting-payment': 'AGUARDANDOPAGAMENTO',
  packed: 'PAGO',
  'out-for-delivery': 'EMENTREGA',
  'ready-for-pickup': 'PRONTO_RETIRADA',
  delivered: 'ENTREGUE',
  cancelled: 'CANCELADO',
} as const satisfies Record<OrderStatus, WireOrderStatus>;
const statuses = {
  ORCAMENTO_NOVO: 'quote-requested',
  ORCAMENTO_PRECIFICADO: 'quote-priced',
  ENVIADO: 'received',
  SEPARANDO: 'picking',
  AGUARDANDOPAGAMENTO: 'awaiting-payment',
  PAGO: 'packed',
  EMENTREGA: 'out-for-delivery',
  PRONTO_RETIRADA: 'ready-for-pickup',
  ENTREGUE: 'delivered',
  CANCELADO: 'cancelled',
} as const satisfies Record<WireOrderStatus, OrderStatus>;

export const orderStatusToWire = (status: OrderStatus): WireOrderStatus => wireStatuses[status];
export const orderStatusFromWire = (wire: WireOrderStatus): OrderStatus => statuses[wire];
