import { couponOtherwise } from '#features/coupons/server/coupon-otherwise.ts';
import { chargesOf } from '#features/payments/server/charges/charges-of.ts';
import { centavos } from '#kernel/money.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import {
  changedLines,
  type EditWish,
  editedLines,
  type WishRefusal,
} from '../../domain/edits/edited-lines.ts';
import type { EditedLine } from '../../domain/edits/order-edit.ts';
import { promotionsIn } from '../../domain/order-lines.ts';
import { awaitsPayment } from '../../domain/order-status.ts';
import type { OrderLine } from '../../domain/placed-order.ts';
import { type RepricedOrder, repricedOrder } from '../../domain/reprice-order.ts';
import { orderGoodsForCoupons } from '../pay/order-coupon-goods.ts';
import { linesOfOrder } from '../store/order-lines.store.ts';
import type { OrderRow } from '../store/orders.store.ts';
import { lastQuote } from '../store/quotes.store.ts';

export type EditRefusal = WishRefusal | 'not-editable' | 'order-paid' | 'came-from-quote' | 'has-promotions';

export interface PricedEdit extends RepricedOrder {
  readonly before: readonly OrderLine[];
  readonly changes: readonly EditedLine[];
}

/**
 * What an order comes to with other quantities: agreed unit prices and delivery fee stay, and its coupon is applied as when a
 * payment method changes. Paid and authorised orders are refused: their money would have to be moved, too.
 */
export async function priceEdit(
  context: Context,
  row: OrderRow,
  wish: EditWish,
): Promise<Result<PricedEdit, { readonly code: EditRefusal }>> {
  const { db, supplier } = context;
  if (!awaitsPayment(row.status)) return refuse({ code: 'not-editable' });
  const charge = (await chargesOf(context, [row.number])).get(row.number);
  if (charge !== undefined && MONEY_MOVED.has(charge.status)) return refuse({ code: 'order-paid' });
  if ((await lastQuote(db, supplier.id, row.number)) !== undefined)
    return refuse({ code: 'came-from-quote' });
  const before = await linesOfOrder(db, supplier.id, row.number);
  // Which units are rewarded is decided over the whole cart (decision 038): another quantity would be another decision.
  if (promotionsIn(before).length > 0) return refuse({ code: 'has-promotions' });
  const lines = editedLines(before, wish);
  if (!lines.ok) return lines;
  const { coupon } = row;
  const offer =
    coupon === null
      ? undefined
      : await couponOtherwise(context, coupon, orderGoodsForCoupons(lines.value), row.paymentMethodId);
  const priced = repricedOrder(lines.value, centavos(row.deliveryFee), offer);
  if (priced.totals.total === 0) return refuse({ code: 'nothing-left' });
  return accept({ ...priced, before, changes: changedLines(before, wish) });
}

const MONEY_MOVED: ReadonlySet<string> = new Set(['paid', 'authorised', 'refunded']);
