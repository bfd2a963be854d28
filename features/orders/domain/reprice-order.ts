/**
 * Reprices a placed order for another payment method: products, quantities, base prices, fee and gift wrap stay as agreed, and
 * only the payment variance is applied again. Decision 029.
 */

import { varied } from '#features/pricing/domain/payment-variance.ts';
import {
  type AppliedPromotion,
  appliedAt,
  promotionDiscount,
} from '#features/promotions/domain/promotion/applied-promotion.ts';
import { allocate } from '#kernel/allocate.ts';
import { defined } from '#kernel/defined.ts';
import { add, centavos, type Money, subtract, times, ZERO } from '#kernel/money.ts';
import { ONE } from '#kernel/quantity.ts';
import { type OrderLine, type OrderTotals, orderTotals } from './placed-order.ts';

/** All prices of an order: enough to restore them to the centavo. */
export interface PaymentTerms extends OrderTotals {
  /** Absent for orders from before it was stored. */
  readonly variance?: number;
  readonly lines: readonly TermsLine[];
}

interface TermsLine {
  readonly unitPrice: Money;
  readonly promotions?: readonly AppliedPromotion[];
  readonly total: Money;
  readonly discount?: Money;
  readonly parts?: readonly TermsLine[];
}

export interface RepricedOrder {
  readonly lines: readonly OrderLine[];
  readonly totals: OrderTotals;
}

/** The lines with another payment variance in basis points, without their shares of a discount. Promotions reward the same units. */
export const repricedLines = (lines: readonly OrderLine[], basisPoints: number): OrderLine[] =>
  lines.map(({ discount: _, ...line }) =>
    line.basePrice === undefined ? line : repriced(line, varied(line.basePrice, basisPoints)),
  );

function repriced(line: OrderLine, unitPrice: Money): OrderLine {
  const promotions = line.promotions && appliedAt(line.promotions, unitPrice);
  const full = add(times(unitPrice, line.quantity), line.giftWrapPrice ?? ZERO);
  const total = subtract(full, promotionDiscount(promotions));
  return {
    ...line,
    unitPrice,
    total,
    ...defined({ promotions, parts: line.parts === undefined ? undefined : partsOf(line.parts, total) }),
  };
}

/** A combo's products keep their proportions of its price. */
function partsOf(parts: readonly OrderLine[], total: Money): OrderLine[] {
  const shares = allocate(
    total,
    parts.map((part) => part.total),
  );
  return parts.map((part, index) => {
    const share = shares[index] ?? ZERO;
    return { ...part, total: share, unitPrice: centavos(Math.round((share * ONE) / part.quantity)) };
  });
}

/** The lines with the coupon's discount, of which combos and gifts have no share; the delivery fee stays. */
export function repricedOrder(
  lines: readonly OrderLine[],
  deliveryFee: Money,
  coupon?: { readonly discount: Money; readonly parts: ReadonlyMap<string, Money> },
): RepricedOrder {
  const discounted = lines.map((line): OrderLine => {
    const sharesIt = line.parts === undefined && line.reason !== 'gift';
    const discount = sharesIt ? coupon?.parts.get(line.productId) : undefined;
    return discount === undefined ? line : { ...line, discount };
  });
  const subtotal = add(...lines.map(({ total }) => total));
  return { lines: discounted, totals: orderTotals(subtotal, deliveryFee, coupon?.discount) };
}

interface Priced extends OrderTotals {
  readonly lines: readonly OrderLine[];
  readonly paymentVariance?: number;
}

export const termsOf = ({ lines, paymentVariance, ...order }: Priced): PaymentTerms => ({
  subtotal: order.subtotal,
  deliveryFee: order.deliveryFee,
  discount: order.discount,
  total: order.total,
  ...defined({ variance: paymentVariance }),
  lines: lines.map(lineTerms),
});

const lineTerms = ({ unitPrice, promotions, total, discount, parts }: OrderLine): TermsLine => ({
  unitPrice,
  total,
  ...defined({ promotions, discount, parts: parts === undefined ? undefined : parts.map(lineTerms) }),
});

/** The order with its former prices restored. */
export function withTerms(lines: readonly OrderLine[], terms: PaymentTerms): RepricedOrder {
  const { subtotal, deliveryFee, discount, total } = terms;
  return {
    lines: lines.map((line, index) => withLineTerms(line, terms.lines[index])),
    totals: { subtotal, deliveryFee, discount, total },
  };
}

function withLineTerms({ discount: _, ...line }: OrderLine, terms: TermsLine | undefined): OrderLine {
  if (terms === undefined) throw new Error('an order has other lines than it had');
  const { parts, ...own } = terms;
  return {
    ...line,
    ...own,
    ...defined({
      parts:
        line.parts === undefined
          ? undefined
          : line.parts.map((part, index) => withLineTerms(part, parts?.[index])),
    }),
  };
}
