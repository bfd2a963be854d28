/** The totals of a quote at the supplier's prices: one rule, for the panel and for the database. Reliability 3, I1. */

import { allocate } from '#kernel/allocate.ts';
import { add, centavos, type Money, times, ZERO } from '#kernel/money.ts';
import { ONE } from '#kernel/quantity.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { chosenLines } from '../order-lines.ts';
import { type OrderLine, type OrderTotals, orderTotals } from '../placed-order.ts';

/** The supplier's prices for a quote; what is absent stays. Never negative. */
export interface QuotePrices {
  /** Unit price by product or combo id. */
  readonly prices: ReadonlyMap<string, Money>;
  readonly deliveryFee?: Money;
  readonly discount?: Money;
}

export interface PricedQuote {
  readonly lines: readonly OrderLine[];
  readonly totals: OrderTotals;
}

interface RequestedPrices {
  readonly lines: readonly OrderLine[];
  readonly deliveryFee: Money;
  readonly discount: Money;
}

/**
 * The discount is allocated to the products in proportion to their totals. One that the supplier names must not exceed the
 * subtotal: a typing error would give the products away.
 */
export function quotePrices(
  request: RequestedPrices,
  { prices, deliveryFee = request.deliveryFee, discount: named }: QuotePrices,
): Result<PricedQuote, { readonly code: 'line-not-in-quote' | 'discount-above-goods' }> {
  const known = new Set(chosenLines(request.lines).map(({ productId }) => productId));
  if ([...prices.keys()].some((id) => !known.has(id))) return refuse({ code: 'line-not-in-quote' });
  const lines = request.lines.map((line) =>
    line.reason === 'gift' ? line : priced(line, prices.get(line.productId)),
  );
  const subtotal = add(...lines.map(({ total }) => total));
  if (named !== undefined && named > subtotal) return refuse({ code: 'discount-above-goods' });
  const totals = orderTotals(subtotal, deliveryFee, named ?? request.discount);
  return accept({ lines: discounted(lines, totals.discount), totals });
}

/** The shop's own price is final: no promotion changes it. */
function priced(line: OrderLine, price: Money | undefined): OrderLine {
  if (price === undefined) return line;
  const total = add(times(price, line.quantity), line.giftWrapPrice ?? ZERO);
  const requestedPrice = line.requestedPrice ?? line.unitPrice;
  const { basePrice: _, promotions: __, ...unpriced } = line;
  const own = { ...unpriced, unitPrice: price, total, requestedPrice };
  return line.parts === undefined
    ? { ...own, reason: 'attendant' }
    : { ...own, parts: shared(line.parts, total) };
}

/** A combo's products keep their proportions of its price. */
function shared(parts: readonly OrderLine[], total: Money): OrderLine[] {
  const shares = allocate(
    total,
    parts.map((part) => part.total),
  );
  return parts.map((part, index) => {
    const share = shares[index] ?? ZERO;
    return { ...part, total: share, unitPrice: centavos(Math.round((share * ONE) / part.quantity)) };
  });
}

/** Combos get no share of the discount. */
function discounted(lines: readonly OrderLine[], discount: Money): OrderLine[] {
  const weights: number[] = lines.map(({ parts, total }) => (parts === undefined ? total : 0));
  const most = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = most === 0 ? [] : allocate(centavos(Math.min(discount, most)), weights);
  return lines.map(({ discount: _, ...line }, index) => {
    const share = shares[index] ?? ZERO;
    return share === 0 ? line : { ...line, discount: share };
  });
}
