/**
 * What a purchase comes to, part by part: one function for cart, checkout, order, receipt and mail. What the way of
 * paying does to prices is a part of its own: total = subtotal + payment - discount + fee, in whole centavos.
 */
import { add, type Money, subtract, ZERO } from '#kernel/money.ts';

/** A line as it adds up. */
export interface SummedLine {
  /** What is paid for it, wrapping included. */
  readonly total: Money;
  /** Before what the way of paying does to it; absent where that is nothing. */
  readonly beforePayment?: Money;
  /** What its price rule (tier, wholesale, combo, grant) took off the normal price. */
  readonly ruleSaving?: Money;
}

export interface PurchaseSums {
  /** Of the lines, before what the way of paying does to them. */
  readonly subtotal: Money;
  /** What the way of paying does to them: below zero where it saves. */
  readonly payment: Money;
  /** Of the coupon, or of the shop. Never more than what the lines cost. */
  readonly discount: Money;
  /** Absent while it is not known. */
  readonly deliveryFee: Money | undefined;
  /** With the fee as far as it is known. */
  readonly total: Money;
  /** What the lines would cost without any discount, less what is paid for them: never less by paying less. */
  readonly saved: Money;
}

export function purchaseSums(
  lines: readonly SummedLine[],
  {
    discount = ZERO,
    deliveryFee,
  }: { readonly discount?: Money; readonly deliveryFee?: Money | undefined } = {},
): PurchaseSums {
  const paid = add(...lines.map(({ total }) => total));
  const subtotal = add(...lines.map(({ total, beforePayment = total }) => beforePayment));
  const given = discount > paid ? paid : discount;
  const undiscounted = add(subtotal, ...lines.map(({ ruleSaving = ZERO }) => ruleSaving));
  return {
    subtotal,
    payment: subtract(paid, subtotal),
    discount: given,
    deliveryFee,
    total: add(subtract(paid, given), deliveryFee ?? ZERO),
    saved: savedOf(undiscounted, subtract(paid, given)),
  };
}

/** "Você economiza": a way of paying that costs more than all that was saved saves nothing. */
export const savedOf = (undiscounted: Money, paid: Money): Money =>
  paid < undiscounted ? subtract(undiscounted, paid) : ZERO;
