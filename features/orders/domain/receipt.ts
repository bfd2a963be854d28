/**
 * The proof that an order was paid. It shows what was paid, which with instalments or weighed products is not the order's total,
 * and of a partial refund how much it was and what stays paid. It replaces no invoice, and says so. Spec 7, generate-receipt.
 */

import type { Footer } from '#features/suppliers/domain/shop.ts';
import { defined } from '#kernel/defined.ts';
import { type Money, subtract, ZERO } from '#kernel/money.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Instant } from '#kernel/scope.ts';
import type { TimeZone } from '#kernel/time/time-zone.ts';
import type { PaidOrder } from './paid-order.ts';

export interface Receipt {
  readonly order: PaidOrder;
  readonly shop: { readonly name: string; readonly footer: Footer; readonly zone: TimeZone };
  readonly client: { readonly name: string; readonly document?: string };
  /** What was paid: more than the total with instalments' interest, less if goods were weighed. */
  readonly paid: Money;
  /** How much of it was refunded. */
  readonly refunded?: Money;
  /** Absent if it was not recorded. */
  readonly paidAt?: Instant;
}

type Payment = Pick<Receipt, 'paid' | 'refunded' | 'paidAt'>;

/** What was paid and when, and how much of it was refunded; a refusal unless something stays paid. */
export function paymentOf({
  charge,
}: Pick<PaidOrder, 'charge'>): Result<Payment, { readonly code: ReceiptRefusal }> {
  if (charge?.status === 'refunded') return refuse({ code: 'order-refunded' });
  if (charge?.status !== 'paid') return refuse({ code: 'order-not-paid' });
  const { amount, captured, refunded, paidAt } = charge;
  return accept({
    paid: captured ?? amount,
    ...defined({ refunded, paidAt }),
  });
}

export type ReceiptRefusal = 'order-not-paid' | 'order-refunded';

/** The amount of the receipt: paid less refunded. */
export const staysPaid = ({ paid, refunded = ZERO }: Payment): Money => subtract(paid, refunded);
