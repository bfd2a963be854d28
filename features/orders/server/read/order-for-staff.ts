import type { ClientId, OrderNumber, UserId } from '#kernel/ids.ts';
import { centavos, type Money } from '#kernel/money.ts';
import type { Capacity } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { OrderStatus } from '../../domain/order-status.ts';
import type { OrderRow } from '../store/orders.store.ts';
import { lockShopOrder, shopOrder } from '../store/panel-orders.store.ts';

export interface OrderForStaff {
  readonly clientId: ClientId;
  /** Who issued it. */
  readonly userId: UserId;
  /** Centavos. */
  readonly total: Money;
  readonly status: OrderStatus;
  readonly issuedAs: Capacity;
}

/** An order for its shop's staff; undefined when it is absent or another shop's. */
export const orderForStaff = async (
  { db, supplier }: Context,
  number: OrderNumber,
): Promise<OrderForStaff | undefined> => forStaff(await shopOrder(db, supplier.id, number));

/** Like `orderForStaff`, but locks the order's row until the transaction ends, so that writes about one order are serialised. */
export const lockOrderForStaff = async (
  { db, supplier }: Context,
  number: OrderNumber,
): Promise<OrderForStaff | undefined> => forStaff(await lockShopOrder(db, supplier.id, number));

const forStaff = (row: OrderRow | undefined): OrderForStaff | undefined =>
  row && {
    clientId: row.clientId,
    userId: row.userId,
    total: centavos(row.total),
    status: row.status,
    issuedAs: row.issuedAs,
  };
