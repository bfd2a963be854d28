/** What later features ask before they tell something of an order: whether whoever asks sees it. */
import type { ClientId, OrderNumber } from '#kernel/ids.ts';
import { centavos, type Money } from '#kernel/money.ts';
import type { Capacity, Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { OrderStatus } from '../../domain/order-status.ts';
import { type OrderRow, orderOfClient } from '../store/orders.store.ts';
import { lockShopOrder, shopOrder } from '../store/panel-orders.store.ts';
import { visibleOrdersOf } from './visible-orders.ts';

/** Whether the customer sees this order: foreign and absent ones are the same. */
export const seesOrder = async (
  context: Context & { readonly actor: Customer },
  number: OrderNumber,
): Promise<boolean> => (await orderOfClient(context.db, visibleOrdersOf(context), number)) !== undefined;

export interface OrderAtShop {
  readonly clientId: ClientId;
  /** Centavos. */
  readonly total: Money;
  readonly status: OrderStatus;
  readonly issuedAs: Capacity;
}

/** An order of the shop as its own people need it; undefined for an absent one and for another shop's alike. */
export const orderAtShop = async (
  { db, supplier }: Context,
  number: OrderNumber,
): Promise<OrderAtShop | undefined> => atShop(await shopOrder(db, supplier.id, number));

/** The same, held until the transaction ends: what is written for one order comes one after the other. */
export const lockOrderAtShop = async (
  { db, supplier }: Context,
  number: OrderNumber,
): Promise<OrderAtShop | undefined> => atShop(await lockShopOrder(db, supplier.id, number));

const atShop = (row: OrderRow | undefined): OrderAtShop | undefined =>
  row && {
    clientId: row.clientId,
    total: centavos(row.total),
    status: row.status,
    issuedAs: row.issuedAs,
  };
