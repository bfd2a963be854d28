/** The live events of orders: they say which order has changed, not how. */
import type { OrderNumber } from '#kernel/ids.ts';

/** Carries `changedOrderToWire`. */
export const ORDER_CHANGED = 'pedido';
export const changedOrderToWire = (number: OrderNumber) => ({ numpedido: number });
/** Events may have been missed: everything has to be fetched again. */
export const ORDERS_MISSED = 'pedidos';
