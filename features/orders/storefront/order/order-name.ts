import { stayedQuote } from '../../domain/order-status.ts';
import type { PlacedOrder } from '../../domain/placed-order.ts';

/** 'Pedido 100001', or 'Orçamento' for a quote that never became an order. */
export const orderName = ({ number, events }: Pick<PlacedOrder, 'number' | 'events'>): string =>
  `${stayedQuote(events.map(({ status }) => status)) ? 'Orçamento' : 'Pedido'} ${number}`;
