import { saveCouponDiscount } from '#features/coupons/server/coupon-otherwise.ts';
import type { PaidWith } from '#features/payments/server/providers/payment-gateways.ts';
import type { UserId } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import type { Context } from '#platform/db/context.ts';
import { type RepricedOrder, termsOf, withTerms } from '../../domain/reprice-order.ts';
import { linesOfOrder } from '../store/order-lines.store.ts';
import { addFormerPayment, formerTerms } from '../store/order-payments.store.ts';
import { type OrderRow, setPayment } from '../store/orders.store.ts';
import { writePrices } from '../store/quotes.store.ts';
import type { OtherPrice } from './price-otherwise.ts';

interface Payment {
  readonly id: string;
  readonly name: string;
}

/** The order's row must be locked. */
export async function saveOtherPrice(
  context: Context,
  row: OrderRow,
  method: Payment,
  { before, variance, ...price }: OtherPrice,
  userId: UserId | undefined,
): Promise<void> {
  const { db, supplier, now } = context;
  const former = { methodId: row.paymentMethodId, methodName: row.paymentName, terms: before };
  await addFormerPayment(db, { ...former, supplierId: supplier.id, orderNumber: row.number, userId, now });
  if (price.changed) await storePrices(context, row, price);
  await setPayment(db, supplier.id, row.number, { ...method, variance });
}

async function storePrices(
  context: Context,
  { number, coupon }: OrderRow,
  { lines, totals }: RepricedOrder,
): Promise<void> {
  await writePrices(context.db, context.supplier.id, number, { lines, totals, dropCoupon: false });
  if (coupon !== null) await saveCouponDiscount(context, number, totals.discount);
}

/**
 * Money arrived for an abandoned payment method: the order costs again what it cost by that method. What it cost in between is
 * stored, too.
 */
export async function backToFormerPrice(context: Context, row: OrderRow, method: PaidWith): Promise<void> {
  const { db, supplier } = context;
  if (method.amount !== row.total) {
    const total = method.amount;
    const terms = await formerTerms(db, supplier.id, row.number, { methodId: method.id, total });
    if (terms !== undefined) {
      const lines = await linesOfOrder(db, supplier.id, row.number);
      const known = row.paymentVariance === null ? {} : { paymentVariance: row.paymentVariance };
      const before = termsOf({ ...totalsOf(row), lines, ...known });
      const price = { ...withTerms(lines, terms), before, variance: terms.variance, changed: true };
      return saveOtherPrice(context, row, method, price, undefined);
    }
  }
  await setPayment(db, supplier.id, row.number, method);
}

const totalsOf = ({ subtotal, deliveryFee, discount, total }: OrderRow) => ({
  subtotal: centavos(subtotal),
  deliveryFee: centavos(deliveryFee),
  discount: centavos(discount),
  total: centavos(total),
});
