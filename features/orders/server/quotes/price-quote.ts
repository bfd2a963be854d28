import { discountLimitOf } from '#features/accounts/domain/staff-may.ts';
import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Staff } from '#kernel/scope.ts';
import { type ChangedByOther, changedByOther } from '#platform/contract/changed-by-other.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import type { QuoteAnswer } from '../../contract/quotes/price-quote.wire.ts';
import { isQuote } from '../../domain/order-status.ts';
import { isAboveDiscountLimit } from '../../domain/quotes/discount-limit.ts';
import { endOfDayAfter } from '../../domain/quotes/quote.ts';
import { quotePrices } from '../../domain/quotes/quote-prices.ts';
import { wholeOrder } from '../read/get-order.ts';
import { moveOrder } from '../status/change-order-status.ts';
import { notifyOpenPages, queueStatusMail } from '../status/queue-order-messages.ts';
import { lockShopOrder } from '../store/panel-orders.store.ts';
import { addQuote, lastQuote, writePrices } from '../store/quotes.store.ts';

export type PriceRefusal =
  | 'order-not-found'
  | 'quote-closed'
  | 'line-not-in-quote'
  | 'discount-above-goods'
  | 'discount-above-limit';

/**
 * The shop prices a quote, or changes its prices: the client is notified by mail, and can accept only this version. A discount of
 * the shop's replaces the coupon. Who prices it after somebody else, without having seen those prices, is refused.
 */
export const priceQuote = (
  context: Context & { readonly actor: Staff },
  number: OrderNumber,
  { message, days, seen, ...prices }: QuoteAnswer,
): Promise<Result<void, { readonly code: PriceRefusal } | ChangedByOther<number>>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier, actor, now } = inside;
    const row = await lockShopOrder(db, supplier.id, number);
    if (row === undefined) return refuse({ code: 'order-not-found' });
    if (!isQuote(row.status)) return refuse({ code: 'quote-closed' });
    const last = (await lastQuote(db, supplier.id, number))?.version ?? 0;
    if (seen !== undefined && seen !== last) return changedByOther(last);
    const order = await wholeOrder(inside, row);
    const priced = quotePrices(order, prices);
    if (!priced.ok) return priced;
    const { lines, totals } = priced.value;
    if (isAboveDiscountLimit({ lines, discount: prices.discount }, discountLimitOf(actor.standing)))
      return refuse({ code: 'discount-above-limit' });
    const dropCoupon = prices.discount !== undefined;
    await writePrices(db, supplier.id, number, { lines, totals, dropCoupon });
    const version = last + 1;
    const validUntil = endOfDayAfter(now, days, timeZoneOf(supplier));
    const quote = { supplierId: supplier.id, orderNumber: number, version, message, validUntil };
    await addQuote(db, { ...quote, ...totals, staffId: actor.staffId, now });
    await recordChange(inside, {
      action: 'quote.priced',
      subjectId: row.clientId,
      before: { order: number, ...pricesFor(order.lines, order) },
      after: { order: number, ...pricesFor(lines, totals), version, message, validUntil },
    });
    if (row.status === 'quote-requested') {
      await moveOrder(inside, row, { number, to: 'quote-priced', reason: '' });
    } else {
      await queueStatusMail(inside, row, number, 'priced');
      await notifyOpenPages(inside, row, number);
    }
    return accept(undefined);
  });

type Priced = Awaited<ReturnType<typeof wholeOrder>>;

const pricesFor = (
  lines: Priced['lines'],
  { deliveryFee, discount, total }: Pick<Priced, 'deliveryFee' | 'discount' | 'total'>,
) => ({
  prices: lines.map(({ productId, unitPrice }) => ({ productId, unitPrice })),
  deliveryFee,
  discount,
  total,
});
