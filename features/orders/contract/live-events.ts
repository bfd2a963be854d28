/** What pages hear of orders: which one has changed, and nothing of it. */

/** With `numpedido`. */
export const ORDER_CHANGED = 'pedido';
/** Something may have been missed. */
export const ORDERS_MISSED = 'pedidos';
