/** The door for later features. */
export { changeOrderStatus, type StatusChange } from './change-order-status.ts';
export { getOrder } from './get-order.ts';
export { listOrders, type OrderPage } from './list-orders.ts';
export { type Submission, submitOrder } from './submit-order.ts';
