import { showCart } from '#features/cart/server/decide-cart.ts';
import { priceLines } from '#features/cart/server/price-lines.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { type RepeatedOrder, repeatedLines, repeatOrderLines } from '../../domain/repeated-order.ts';
import { linesOfOrder } from '../store/order-lines.store.ts';
import { orderOfClient } from '../store/orders.store.ts';
import { visibleOrdersOf } from './order-visibility.ts';

/** The order's products as a cart at today's prices. Nothing is saved: filling the cart is a separate call. */
export async function repeatOrder(
  context: Context & { readonly actor: Customer },
  number: OrderNumber,
): Promise<Result<RepeatedOrder, { readonly code: 'order-not-found' }>> {
  const { db, supplier } = context;
  const row = await orderOfClient(db, visibleOrdersOf(context), number);
  if (row === undefined) return refuse({ code: 'order-not-found' });
  const ordered = await linesOfOrder(db, supplier.id, number);
  const { paymentMethodId, paymentName, delivery } = row;
  const cart = await priceLines(context, repeatOrderLines(ordered), {
    paymentMethodId,
    deliveryType: delivery.type,
    ...(delivery.type === 'delivery' ? { addressId: delivery.address.addressId } : {}),
  });
  return accept({
    number,
    createdAt: row.createdAt.getTime(),
    paymentName,
    lines: repeatedLines(ordered, showCart(context, { cart })),
  });
}
