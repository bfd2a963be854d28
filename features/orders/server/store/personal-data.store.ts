/** What orders store of a client, and what remains when it is erased: the fiscal minimum. */
import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { forgetPaymentsOf, paymentsOfOrders } from '#features/payments/server/store/personal-data.store.ts';
import type { ClientId, OrderNumber, SupplierId } from '#kernel/ids.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { isFinal, ORDER_STATUSES } from '../../domain/order-status.ts';
import { orderPickedLines } from '../picking/picking.tables.ts';
import { orderReturns } from '../returns/returns.tables.ts';
import { orderShipments } from '../shipments/shipments.tables.ts';
import { orderEdits } from './order-changes.tables.ts';
import { orderRatings } from './order-ratings.tables.ts';
import { orderEvents, orderKeys, orderNotes, orderQuotes } from './order-records.tables.ts';
import { orderLines, orders } from './orders.tables.ts';

const ofClient = (supplierId: SupplierId, clientId: ClientId) =>
  and(eq(orders.supplierId, supplierId), eq(orders.clientId, clientId));

const numbersOf = async (db: Db, supplierId: SupplierId, clientId: ClientId): Promise<OrderNumber[]> =>
  (
    await db
      .select({ number: orders.number })
      .from(orders)
      .where(ofClient(supplierId, clientId))
      .orderBy(orders.number)
  ).map(({ number }) => number);

export const ordersPersonalData = async (
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
): Promise<PersonalData> => ({
  orders: await db
    .select({
      orderNumber: orders.number,
      createdAt: orders.createdAt,
      status: orders.status,
      issuedBy: orders.issuedBy,
      subtotal: orders.subtotal,
      deliveryFee: orders.deliveryFee,
      discount: orders.discount,
      total: orders.total,
      payment: orders.paymentName,
      place: sql<string>`case ${orders.delivery} ->> 'type' when 'pickup' then ${orders.delivery} #>> '{store,name}'
        else concat_ws(', ', ${orders.delivery} #>> '{address,street}', ${orders.delivery} #>> '{address,number}',
          nullif(${orders.delivery} #>> '{address,complement}', ''), ${orders.delivery} #>> '{address,district}',
          ${orders.delivery} #>> '{address,city}', ${orders.delivery} #>> '{address,state}',
          ${orders.delivery} #>> '{address,postalCode}') end`,
      billing: sql<string>`concat_ws(', ', ${orders.billing} ->> 'street', ${orders.billing} ->> 'number',
        nullif(${orders.billing} ->> 'complement', ''), ${orders.billing} ->> 'district', ${orders.billing} ->> 'city',
        ${orders.billing} ->> 'state', ${orders.billing} ->> 'postalCode')`,
      note: orders.note,
      customerOrderNumber: orders.customerOrderNumber,
      characteristics: orders.characteristics,
      adultDeclaredAt: orders.adultDeclaredAt,
      tracking: sql<string>`concat_ws(' ', ${orders.tracking} ->> 'carrier', ${orders.tracking} ->> 'code', ${orders.tracking} ->> 'url')`,
      utmSource: orders.utmSource,
      utmCampaign: orders.utmCampaign,
      utmAll: orders.utmAll,
      analyticsVisit: orders.analyticsVisit,
    })
    .from(orders)
    .where(ofClient(supplierId, clientId))
    .orderBy(orders.number),
  orderLines: await db
    .select({
      orderNumber: orderLines.orderNumber,
      product: orderLines.name,
      quantity: orderLines.quantity,
      price: orderLines.unitPrice,
      total: orderLines.total,
    })
    .from(orderLines)
    .innerJoin(
      orders,
      and(eq(orders.supplierId, orderLines.supplierId), eq(orders.number, orderLines.orderNumber)),
    )
    .where(ofClient(supplierId, clientId))
    .orderBy(orderLines.orderNumber, orderLines.position),
  orderEvents: await db
    .select({
      orderNumber: orderEvents.orderNumber,
      status: orderEvents.status,
      at: orderEvents.at,
      reason: orderEvents.reason,
    })
    .from(orderEvents)
    .innerJoin(
      orders,
      and(eq(orders.supplierId, orderEvents.supplierId), eq(orders.number, orderEvents.orderNumber)),
    )
    .where(ofClient(supplierId, clientId))
    .orderBy(orderEvents.orderNumber, orderEvents.position),
  orderShipments: await db
    .select({
      orderNumber: orderShipments.orderNumber,
      number: orderShipments.number,
      at: orderShipments.at,
      tracking: sql<string>`concat_ws(' ', ${orderShipments.tracking} ->> 'carrier', ${orderShipments.tracking} ->> 'code', ${orderShipments.tracking} ->> 'url')`,
      invoiceKey: orderShipments.invoiceKey,
    })
    .from(orderShipments)
    .innerJoin(
      orders,
      and(eq(orders.supplierId, orderShipments.supplierId), eq(orders.number, orderShipments.orderNumber)),
    )
    .where(ofClient(supplierId, clientId))
    .orderBy(orderShipments.orderNumber, orderShipments.number),
  orderQuotes: await db
    .select({
      orderNumber: orderQuotes.orderNumber,
      version: orderQuotes.version,
      message: orderQuotes.message,
    })
    .from(orderQuotes)
    .innerJoin(
      orders,
      and(eq(orders.supplierId, orderQuotes.supplierId), eq(orders.number, orderQuotes.orderNumber)),
    )
    .where(and(ofClient(supplierId, clientId), ne(orderQuotes.message, '')))
    .orderBy(orderQuotes.orderNumber, orderQuotes.version),
  ...(await paymentsOfOrders(db, supplierId, await numbersOf(db, supplierId, clientId))),
  orderRatings: await db
    .select({
      orderNumber: orderRatings.orderNumber,
      stars: orderRatings.stars,
      comment: orderRatings.comment,
      published: orderRatings.published,
      author: orderRatings.author,
      ratedAt: orderRatings.ratedAt,
    })
    .from(orderRatings)
    .innerJoin(
      orders,
      and(eq(orders.supplierId, orderRatings.supplierId), eq(orders.number, orderRatings.orderNumber)),
    )
    .where(ofClient(supplierId, clientId))
    .orderBy(orderRatings.orderNumber),
});

/** Whether any order placed at these suppliers after `since` is still under way. */
export async function hasOrderUnderWay(
  db: Db,
  supplierIds: readonly SupplierId[],
  clientId: ClientId,
  since: Instant,
): Promise<boolean> {
  const open = ORDER_STATUSES.filter((status) => !isFinal(status));
  const found = await db
    .select({ number: orders.number })
    .from(orders)
    .where(
      and(
        sql`${orders.supplierId} = any(${sql.param([...supplierIds])}::uuid[])`,
        eq(orders.clientId, clientId),
        inArray(orders.status, open),
        gt(orders.createdAt, new Date(since)),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/**
 * Erases the client's personal data. What remains is what tax law requires of a sale: number, dates, products, prices and totals,
 * and the city it went to. Returns whether there was any order.
 */
export async function forgetClientOrders(
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
): Promise<boolean> {
  const own = db.select({ number: orders.number }).from(orders).where(ofClient(supplierId, clientId));
  await db
    .delete(orderKeys)
    .where(and(eq(orderKeys.supplierId, supplierId), eq(orderKeys.clientId, clientId)));
  await db
    .update(orderEvents)
    .set({
      reason: '',
      byName: sql`case when ${orderEvents.userId} is null then ${orderEvents.byName} else '' end`,
    })
    .where(and(eq(orderEvents.supplierId, supplierId), inArray(orderEvents.orderNumber, own)));
  await db
    .update(orderEdits)
    .set({ message: '' })
    .where(and(eq(orderEdits.supplierId, supplierId), inArray(orderEdits.orderNumber, own)));
  await db
    .update(orderReturns)
    .set({ reason: '' })
    .where(and(eq(orderReturns.supplierId, supplierId), inArray(orderReturns.orderNumber, own)));
  await db
    .update(orderShipments)
    .set({ tracking: null })
    .where(and(eq(orderShipments.supplierId, supplierId), inArray(orderShipments.orderNumber, own)));
  // The shop's own words about the client.
  await db
    .delete(orderNotes)
    .where(and(eq(orderNotes.supplierId, supplierId), inArray(orderNotes.orderNumber, own)));
  await db
    .update(orderPickedLines)
    .set({ note: '' })
    .where(and(eq(orderPickedLines.supplierId, supplierId), inArray(orderPickedLines.orderNumber, own)));
  await forgetPaymentsOf(db, supplierId, await numbersOf(db, supplierId, clientId));
  // Stars still count; the comment is the client's.
  await db
    .update(orderRatings)
    .set({ comment: '', author: '', published: false })
    .where(and(eq(orderRatings.supplierId, supplierId), inArray(orderRatings.orderNumber, own)));
  await db
    .update(orderQuotes)
    .set({ message: '' })
    .where(and(eq(orderQuotes.supplierId, supplierId), inArray(orderQuotes.orderNumber, own)));
  const stored = await db
    .update(orders)
    .set({
      issuedBy: FORGOTTEN,
      note: '',
      customerOrderNumber: '',
      tracking: null,
      billing: null,
      characteristics: [],
      fingerprint: '',
      utmSource: '',
      utmCampaign: '',
      utmAll: '',
      analyticsVisit: '',
      delivery: sql`case when ${orders.delivery} ? 'address' then jsonb_set(${orders.delivery}, '{address}',
        ${JSON.stringify(NO_STREET)}::jsonb || jsonb_build_object('city', ${orders.delivery} #> '{address,city}',
          'state', ${orders.delivery} #> '{address,state}')) else ${orders.delivery} end`,
    })
    .where(ofClient(supplierId, clientId));
  return (stored.rowCount ?? 0) > 0;
}

const FORGOTTEN = 'Cadastro excluído';

const NO_STREET = {
  addressId: '00000000-0000-0000-0000-000000000000',
  label: '',
  street: '',
  number: '',
  district: '',
  complement: '',
  postalCode: '',
  reference: '',
};
