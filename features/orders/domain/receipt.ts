/** What a client may show to say that an order was paid. Spec 7, generate-receipt. */
import type { Footer } from '#features/suppliers/domain/shop.ts';
import type { Money } from '#kernel/money.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Instant } from '#kernel/scope.ts';
import type { PaidOrder } from './placed-order.ts';

export interface Receipt {
  readonly order: PaidOrder;
  readonly shop: { readonly name: string; readonly footer: Footer };
  readonly client: { readonly name: string; readonly document?: string };
  /** What was paid: with the interest of instalments, or less, where goods were weighed. */
  readonly paid: Money;
  /** Absent where nobody wrote down when. */
  readonly paidAt?: Instant;
}

/** What was paid for an order and when; only where all of it was, and nothing was given back. */
export function paymentOf({
  charge,
}: Pick<PaidOrder, 'charge'>): Result<Pick<Receipt, 'paid' | 'paidAt'>, { readonly code: 'order-not-paid' }> {
  if (charge?.status !== 'paid' || (charge.refunded ?? 0) > 0) return refuse({ code: 'order-not-paid' });
  const { amount, captured, paidAt } = charge;
  return accept({ paid: captured ?? amount, ...(paidAt === undefined ? {} : { paidAt }) });
}
