import { couponAllowsPayment } from '#features/coupons/server/coupon-allows.store.ts';
import { couponOtherwise } from '#features/coupons/server/coupon-otherwise.ts';
import type { PaymentMethod } from '#features/payments/domain/payment-method.ts';
import { varianceOf } from '#features/payments/server/methods/payment-variance.ts';
import { combosAllowPayment } from '#features/promotions/server/combos-allow.ts';
import { promotionsAllowPayment } from '#features/promotions/server/promotions/promotions-allow.ts';
import { centavos } from '#kernel/money.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context, CustomerContext } from '#platform/db/context.ts';
import { promotionsIn } from '../../domain/order-lines.ts';
import type { OrderLine } from '../../domain/placed-order.ts';
import {
  type PaymentTerms,
  type RepricedOrder,
  repricedLines,
  repricedOrder,
  termsOf,
} from '../../domain/reprice-order.ts';
import { linesOfOrder } from '../store/order-lines.store.ts';
import type { OrderRow } from '../store/orders.store.ts';
import { lastQuote } from '../store/quotes.store.ts';
import { orderGoodsForCoupons } from './order-coupon-goods.ts';
import { hasSamePrices } from './other-payment.ts';

export interface OtherPrice extends RepricedOrder {
  readonly before: PaymentTerms;
  readonly variance: number | undefined;
  readonly changed: boolean;
  /** The coupon's code, if its discount is lost with this method. */
  readonly lostCoupon?: string;
}

export type OtherPriceRefusal = {
  readonly code: 'other-prices' | 'combo-not-allowed' | 'promotion-not-allowed';
};

export async function priceOtherwise(
  context: CustomerContext,
  row: OrderRow,
  method: PaymentMethod,
): Promise<Result<OtherPrice, OtherPriceRefusal>> {
  const { db, supplier } = context;
  const lines = await linesOfOrder(db, supplier.id, row.number);
  const same = unchanged(row, lines);
  if (method.id === row.paymentMethodId) return accept(same);
  const combos = lines.filter(({ parts }) => parts !== undefined).map(({ productId }) => productId);
  if (!(await combosAllowPayment(context, combos, method.id))) return refuse({ code: 'combo-not-allowed' });
  if (!(await promotionsAllowPayment(context, promotionsIn(lines), method.id)))
    return refuse({ code: 'promotion-not-allowed' });
  // A quote has the shop's own prices, and an older order has no stored variance: those prices stay.
  if (row.paymentVariance === null || (await lastQuote(db, supplier.id, row.number)) !== undefined)
    return (await hasSamePrices(context, row, method)) ? accept(same) : refuse({ code: 'other-prices' });
  const variance = varianceOf(context, method);
  if (variance === row.paymentVariance && (await keepsDiscount(context, row, method))) return accept(same);
  const priced = repricedLines(lines, variance);
  const { coupon } = row;
  const offer =
    coupon === null
      ? undefined
      : await couponOtherwise(context, coupon, orderGoodsForCoupons(priced), method.id);
  const repriced = repricedOrder(priced, centavos(row.deliveryFee), offer);
  return accept({
    ...repriced,
    before: same.before,
    variance,
    changed: true,
    ...(coupon !== null && row.discount > 0 && repriced.totals.discount === 0
      ? { lostCoupon: coupon.code }
      : {}),
  });
}

/** At the same prices a coupon gives the same, as long as it allows both methods or neither. */
async function keepsDiscount(
  context: Context,
  { coupon, discount }: OrderRow,
  { id }: PaymentMethod,
): Promise<boolean> {
  if (coupon === null) return true;
  return (await couponAllowsPayment(context, coupon.code, id)) === discount > 0;
}

function unchanged(row: OrderRow, lines: readonly OrderLine[]): OtherPrice {
  const totals = {
    subtotal: centavos(row.subtotal),
    deliveryFee: centavos(row.deliveryFee),
    discount: centavos(row.discount),
    total: centavos(row.total),
  };
  const variance = row.paymentVariance ?? undefined;
  const known = variance === undefined ? {} : { paymentVariance: variance };
  return { lines, totals, variance, changed: false, before: termsOf({ ...totals, lines, ...known }) };
}
