import { and, eq, inArray } from 'drizzle-orm';
import { defined } from '#kernel/defined.ts';
import type { ClientId, OrderNumber, PaymentMethodId, SupplierId, UserId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import type { DeliverySnapshot, Tracking } from '../../domain/order.ts';
import type { OrderStatus } from '../../domain/order-status.ts';
import { orders } from './orders.tables.ts';

export type OrderRow = typeof orders.$inferSelect;

/** Which client's orders; with `issuers`, only those that these users issued. */
export interface OrdersOf {
  readonly supplierId: SupplierId;
  readonly clientId: ClientId;
  readonly issuers?: readonly UserId[];
}

export const ordersOf = ({ supplierId, clientId, issuers }: OrdersOf) =>
  and(
    eq(orders.supplierId, supplierId),
    eq(orders.clientId, clientId),
    issuers === undefined ? undefined : inArray(orders.userId, [...issuers]),
  );

/** A client's own order; undefined when it is absent or another client's. */
export const orderOfClient = async (
  db: Db,
  owner: OrdersOf,
  number: OrderNumber,
): Promise<OrderRow | undefined> =>
  (
    await db
      .select()
      .from(orders)
      .where(and(ordersOf(owner), eq(orders.number, number)))
  )[0];

export const theOrder = (supplierId: SupplierId, number: OrderNumber) =>
  and(eq(orders.supplierId, supplierId), eq(orders.number, number));

const moved = {
  status: orders.status,
  delivery: orders.delivery,
  clientId: orders.clientId,
  userId: orders.userId,
  issuedAs: orders.issuedAs,
};

/** The columns that a move needs. */
export type LockedOrder = Pick<OrderRow, keyof typeof moved>;

export const lockOrder = async (
  db: Db,
  supplierId: SupplierId,
  number: OrderNumber,
): Promise<LockedOrder | undefined> =>
  (await db.select(moved).from(orders).where(theOrder(supplierId, number)).for('update'))[0];

/** Locks a client's own order; undefined when it is absent or another client's. */
export const lockOwnOrder = async (
  db: Db,
  owner: OrdersOf,
  number: OrderNumber,
): Promise<OrderRow | undefined> =>
  (
    await db
      .select()
      .from(orders)
      .where(and(ordersOf(owner), eq(orders.number, number)))
      .for('update')
  )[0];

export const clientOfOrder = async (
  db: Db,
  supplierId: SupplierId,
  number: OrderNumber,
): Promise<ClientId | undefined> =>
  (await db.select({ clientId: orders.clientId }).from(orders).where(theOrder(supplierId, number)))[0]
    ?.clientId;

/** Whose these orders are; those of other shops are left out. */
export const clientIdsOf = (
  db: Db,
  supplierId: SupplierId,
  numbers: readonly OrderNumber[],
): Promise<{ number: OrderNumber; clientId: ClientId }[]> =>
  db
    .select({ number: orders.number, clientId: orders.clientId })
    .from(orders)
    .where(and(eq(orders.supplierId, supplierId), inArray(orders.number, [...numbers])));

export async function setPayment(
  db: Db,
  supplierId: SupplierId,
  number: OrderNumber,
  {
    id,
    name,
    variance,
  }: { readonly id: PaymentMethodId; readonly name: string; readonly variance?: number | undefined },
): Promise<void> {
  await db
    .update(orders)
    .set({
      paymentMethodId: id,
      paymentName: name,
      ...defined({ paymentVariance: variance }),
    })
    .where(theOrder(supplierId, number));
}

export async function setStatus(
  db: Db,
  supplierId: SupplierId,
  number: OrderNumber,
  status: OrderStatus,
): Promise<void> {
  await db.update(orders).set({ status }).where(theOrder(supplierId, number));
}

export async function setDelivery(
  db: Db,
  supplierId: SupplierId,
  number: OrderNumber,
  delivery: DeliverySnapshot,
): Promise<void> {
  await db.update(orders).set({ delivery }).where(theOrder(supplierId, number));
}

/** Undefined removes stored tracking. */
export async function setTracking(
  db: Db,
  supplierId: SupplierId,
  number: OrderNumber,
  tracking: Tracking | undefined,
): Promise<void> {
  await db
    .update(orders)
    .set({ tracking: tracking ?? null })
    .where(theOrder(supplierId, number));
}
