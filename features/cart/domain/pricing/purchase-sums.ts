/**
 * The sums of a purchase: one function for cart, checkout, order, receipt and mail. The payment variance is a part of its own:
 * total = subtotal + payment - discount + fee. Centavos.
 */
import { add, type Money, subtract, ZERO } from '#kernel/money.ts';

export interface SummedLine {
  /** The price to pay, gift wrap included. */
  readonly total: Money;
  /** Before the payment method's variance; absent when there is none. */
  readonly beforePayment?: Money;
  /** What its price rule (tier, wholesale, combo, grant) took off the normal price. */
  readonly ruleSaving?: Money;
}

export interface PurchaseSums {
  /** The lines before the payment variance. */
  readonly subtotal: Money;
  /** The payment variance: negative if it saves. */
  readonly payment: Money;
  /** By the coupon or the shop. At most what the lines cost. */
  readonly discount: Money;
  /** Undefined while not known. */
  readonly deliveryFee: Money | undefined;
  /** Includes the fee if it is known. */
  readonly total: Money;
  /** The lines without any discount less what is paid for them: paying less never lowers it. */
  readonly saved: Money;
}

export function purchaseSums(
  lines: readonly SummedLine[],
  {
    discount = ZERO,
    deliveryFee,
  }: { readonly discount?: Money; readonly deliveryFee?: Money | undefined } = {},
): PurchaseSums {
  let paid = ZERO;
  let subtotal = ZERO;
  let undiscounted = ZERO;
  for (const { total, beforePayment = total, ruleSaving = ZERO } of lines) {
    paid = add(paid, total);
    subtotal = add(subtotal, beforePayment);
    undiscounted = add(undiscounted, beforePayment, ruleSaving);
  }
  const given = discount > paid ? paid : discount;
  return {
    subtotal,
    payment: subtract(paid, subtotal),
    discount: given,
    deliveryFee,
    total: add(subtract(paid, given), deliveryFee ?? ZERO),
    saved: savedOf(undiscounted, subtract(paid, given)),
  };
}

/** "Você economiza": zero if the payment method costs more than everything saved. */
export const savedOf = (undiscounted: Money, paid: Money): Money =>
  paid < undiscounted ? subtract(undiscounted, paid) : ZERO;
