/** What a cart costs before delivery. Money adds up in centavos; each line is rounded once. Design 4, wire. */
import { add, type Money, subtract, times, ZERO } from '#kernel/money.ts';
import type { Quantity } from '#kernel/quantity.ts';
import type { LinePrice, PricedLine } from './cart.ts';
import { type PurchaseSums, purchaseSums, type SummedLine } from './purchase-sums.ts';

/** A single line worth more than this (R$ 100 million) is a mistake or an attack. It keeps every sum exact. */
export const LARGEST_LINE_TOTAL = 10_000_000_000;

/** price × quantity, rounded half up to the centavo. */
export const lineTotal = (unitPrice: Money, quantity: Quantity): Money => times(unitPrice, quantity);

/** What the line costs less than at the normal price. */
export const lineSaving = (normal: Money, unitPrice: Money, quantity: Quantity): Money =>
  unitPrice < normal ? subtract(times(normal, quantity), times(unitPrice, quantity)) : ZERO;

export const subtotalOf = (lines: readonly PricedLine[]): Money =>
  add(...lines.map((line) => line.price.total));

/** What the lines would cost at normal prices, less what they cost: by their rules and by the way of paying. */
export const savingOf = (lines: readonly PricedLine[]): Money => cartSums(lines).saved;

/** What a cart comes to, part by part; a line without a price, as one that is hidden, adds nothing. */
export const cartSums = (
  lines: readonly { readonly price?: LinePrice }[],
  other: Parameters<typeof purchaseSums>[1] = {},
): PurchaseSums =>
  purchaseSums(
    lines.flatMap(({ price }) => (price === undefined ? [] : [summedLine(price)])),
    other,
  );

/** A line as it adds up. */
export const summedLine = ({ total, beforePayment, saved }: LinePrice): SummedLine => ({
  total,
  ...(beforePayment === undefined ? {} : { beforePayment: beforePayment.total }),
  ruleSaving: saved,
});
