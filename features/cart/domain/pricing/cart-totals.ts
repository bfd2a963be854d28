/** The totals of a cart before delivery. Sums are in centavos; each line is rounded once. Design 4, wire. */
import { defined } from '#kernel/defined.ts';
import { add, type Money, subtract, times, ZERO } from '#kernel/money.ts';
import type { Quantity } from '#kernel/quantity.ts';
import type { LinePrice, PricedLine } from '../cart.ts';
import { type PurchaseSums, purchaseSums, type SummedLine } from './purchase-sums.ts';

/** Centavos (R$ 100 million): a larger line is a mistake or an attack. The limit keeps every sum exact. */
export const LARGEST_LINE_TOTAL = 10_000_000_000;

/** price × quantity, rounded half up to the centavo. */
export const lineTotal = (unitPrice: Money, quantity: Quantity): Money => times(unitPrice, quantity);

export const lineSaving = (normal: Money, unitPrice: Money, quantity: Quantity): Money =>
  unitPrice < normal ? subtract(times(normal, quantity), times(unitPrice, quantity)) : ZERO;

export const subtotalOf = (lines: readonly PricedLine[]): Money =>
  add(...lines.map((line) => line.price.total));

/** The lines at normal prices less what they cost: price rules and payment method together. */
export const savingOf = (lines: readonly PricedLine[]): Money => cartSums(lines).saved;

/** The sums of a cart; a line without a price, as where prices are hidden, adds nothing. */
export const cartSums = (
  lines: readonly { readonly price?: LinePrice }[],
  other: Parameters<typeof purchaseSums>[1] = {},
): PurchaseSums =>
  purchaseSums(
    lines.flatMap(({ price }) => (price === undefined ? [] : [summedLine(price)])),
    other,
  );

export const summedLine = ({ total, beforePayment, saved }: LinePrice): SummedLine => ({
  total,
  ...defined({ beforePayment: beforePayment === undefined ? undefined : beforePayment.total }),
  ruleSaving: saved,
});
