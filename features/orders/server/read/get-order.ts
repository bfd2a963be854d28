import { chargesOf } from '#features/payments/server/charges/charges-of.ts';
import { paymentStepsOf } from '#features/payments/server/methods/payment-steps.ts';
import { defined } from '#kernel/defined.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Customer } from '#kernel/scope.ts';
import { allSettledOrThrow } from '#platform/db/all-settled.ts';
import type { Context } from '#platform/db/context.ts';
import { openEdit } from '../../domain/edits/order-edit.ts';
import { awaitsPayment, isQuote } from '../../domain/order-status.ts';
import type { PaidOrder } from '../../domain/paid-order.ts';
import { mayBeReturned, type OrderReturn } from '../../domain/returns/order-return.ts';
import type { Shipment } from '../../domain/shipments/shipment.ts';
import { type OrderReturns, returnsOf } from '../returns/returns-of.ts';
import { shipmentsOf } from '../shipments/shipments.store.ts';
import { editsOf } from '../store/order-edits.store.ts';
import { eventsOf, type KnownEvent } from '../store/order-events.store.ts';
import { linesOfOrder } from '../store/order-lines.store.ts';
import { ratingOf } from '../store/order-ratings.store.ts';
import { type OrderRow, orderOfClient } from '../store/orders.store.ts';
import { lastQuote } from '../store/quotes.store.ts';
import { visibleOrdersOf } from './order-visibility.ts';

/** Including who moved it, which only the shop may read. */
export interface KnownOrder extends PaidOrder {
  readonly events: readonly KnownEvent[];
  readonly returns?: readonly OrderReturn[];
  readonly shipments?: readonly Shipment[];
  /** What only the shop reads of its returns; present once it has left. */
  readonly returned?: OrderReturns;
}

/**
 * An order visible to the user, in full: seven queries, whatever its length, most of them sent together; one more each for a quote,
 * a delivered order and a charge with titles, three for one that has left.
 */
export async function getOrder(
  context: Context & { readonly actor: Customer },
  number: OrderNumber,
): Promise<Result<PaidOrder, { readonly code: 'order-not-found' }>> {
  const { db } = context;
  const row = await orderOfClient(db, visibleOrdersOf(context), number);
  if (row === undefined) return refuse({ code: 'order-not-found' });
  return accept(await wholeOrder(context, row));
}

/**
 * Completes an order's row with its lines, events, quote, rating and payment. The caller has checked that the row may be read.
 */
export async function wholeOrder(context: Context, row: OrderRow): Promise<KnownOrder> {
  const { db, supplier } = context;
  const { number } = row;
  const [lines, events, rating, charges, steps, edits, returned, shipments] = await allSettledOrThrow([
    linesOfOrder(db, supplier.id, number),
    eventsOf(db, supplier.id, number),
    row.status === 'delivered' ? ratingOf(db, supplier.id, number) : undefined,
    chargesOf(context, [number]),
    paymentStepsOf(context, number),
    awaitsPayment(row.status) ? editsOf(db, supplier.id, number) : [],
    mayBeReturned(row.status) ? returnsOf(context, number) : undefined,
    mayBeReturned(row.status) ? shipmentsOf(db, supplier.id, number) : [],
  ]);
  const quote = beganAsQuote(events) ? await lastQuote(db, supplier.id, number) : undefined;
  const charge = charges.get(number);
  return {
    number,
    status: row.status,
    createdAt: row.createdAt.getTime(),
    issuedBy: row.issuedBy,
    issuedAs: row.issuedAs,
    ...(row.apiKeyId === null ? {} : { apiKeyId: row.apiKeyId }),
    paymentMethodId: row.paymentMethodId,
    paymentName: row.paymentName,
    ...(row.paymentVariance === null ? {} : { paymentVariance: row.paymentVariance }),
    delivery: row.delivery,
    ...(row.billing === null ? {} : { billing: row.billing }),
    note: row.note,
    customerOrderNumber: row.customerOrderNumber,
    ...(row.coupon === null ? {} : { coupon: row.coupon }),
    ...(row.subscriptionTypeId === null
      ? {}
      : { subscription: { typeId: row.subscriptionTypeId, label: row.subscriptionLabel } }),
    characteristics: row.characteristics,
    ...(row.missingGifts.length === 0 ? {} : { missingGifts: row.missingGifts }),
    ...(row.adultDeclaredAt === null ? {} : { adultDeclaredAt: row.adultDeclaredAt.getTime() }),
    subtotal: centavos(row.subtotal),
    deliveryFee: centavos(row.deliveryFee),
    discount: centavos(row.discount),
    total: centavos(row.total),
    ...(row.tracking === null ? {} : { tracking: row.tracking }),
    ...defined({ quote, rating, edit: openEdit(edits), returned }),
    ...(returned === undefined || returned.returns.length === 0 ? {} : { returns: returned.returns }),
    ...(shipments.length === 0 ? {} : { shipments: shipments.map(({ key: _, ...known }) => known) }),
    lines,
    events,
    ...defined({ charge }),
    ...(steps.length === 0 ? {} : { paymentSteps: steps }),
  };
}

const beganAsQuote = ([first]: readonly KnownEvent[]): boolean =>
  first !== undefined && isQuote(first.status);
