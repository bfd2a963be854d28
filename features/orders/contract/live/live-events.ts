/** The live events of orders: they say which order has changed, not how. */

/** Carries `numpedido`. */
export const ORDER_CHANGED = 'pedido';
/** Events may have been missed: everything has to be fetched again. */
export const ORDERS_MISSED = 'pedidos';
