/**
 * Who may see an order. Every read and write of a client's orders applies this rule. Staff see the orders of their shop:
 * `order-for-staff.ts`.
 */
import { seesAllOrders } from '#features/accounts/domain/capacity-may.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import type { CustomerContext } from '#platform/db/context.ts';
import { type OrderRow, type OrdersOf, orderOfClient } from '../store/orders.store.ts';

/** The orders that the user may see: the client's, or only those they issued themselves. Spec 6, linked user. */
export const visibleOrdersOf = ({ supplier, actor }: CustomerContext): OrdersOf => ({
  supplierId: supplier.id,
  clientId: actor.clientId,
  ...(seesAllOrders(actor.capacity) ? {} : { issuers: [actor.userId] }),
});

/** Whether the customer may see this order; false for absent and foreign ones alike. */
export const seesOrder = async (context: CustomerContext, number: OrderNumber): Promise<boolean> =>
  (await orderOfClient(context.db, visibleOrdersOf(context), number)) !== undefined;

/** State and total of an order that the customer may see; undefined for absent and foreign ones alike. */
export const seenOrder = async (
  context: CustomerContext,
  number: OrderNumber,
): Promise<Pick<OrderRow, 'status' | 'total'> | undefined> =>
  orderOfClient(context.db, visibleOrdersOf(context), number);
