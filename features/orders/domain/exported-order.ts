import type { Money } from '#kernel/money.ts';
import type { OrderSummary } from './paid-order.ts';
import type { OrderTotals } from './placed-order.ts';

export interface ExportedOrder extends Omit<OrderSummary, 'preview'>, OrderTotals {
  readonly total: Money;
  /** Empty without a coupon. */
  readonly couponCode: string;
  readonly customerOrderNumber: string;
  readonly note: string;
}
