import type { ClientId, OrderNumber, UserId } from '#kernel/ids.ts';
import { centavos, type Money } from '#kernel/money.ts';
import type { Capacity } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { OrderStatus } from '../../domain/order-status.ts';
import type { OrderRow } from '../store/orders.store.ts';
import { lockShopOrder, shopOrder } from '../store/panel-orders.store.ts';

export interface OrderAtShop {
  readonly clientId: ClientId;
  /** Who issued it. */
  readonly userId: UserId;
  /** Centavos. */
  readonly total: Money;
  readonly status: OrderStatus;
  readonly issuedAs: Capacity;
}

/** An order for its shop's staff; undefined when it is absent or another shop's. */
export const orderAtShop = async (
  { db, supplier }: Context,
  number: OrderNumber,
): Promise<OrderAtShop | undefined> => atShop(await shopOrder(db, supplier.id, number));

/** Like `orderAtShop`, but locks the order's row until the transaction ends, so that writes about one order are serialised. */
export const lockOrderAtShop = async (
  { db, supplier }: Context,
  number: OrderNumber,
): Promise<OrderAtShop | undefined> => atShop(await lockShopOrder(db, supplier.id, number));

const atShop = (row: OrderRow | undefined): OrderAtShop | undefined =>
  row && {
    clientId: row.clientId,
    userId: row.userId,
    total: centavos(row.total),
    status: row.status,
    issuedAs: row.issuedAs,
  };
