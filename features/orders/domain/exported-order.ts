import type { Money } from '#kernel/money.ts';
import type { OrderTotals } from './order-totals.ts';
import type { OrderSummary } from './placed-order.ts';

/** An order as one line of a sheet. */
export interface ExportedOrder extends Omit<OrderSummary, 'preview'>, OrderTotals {
  readonly total: Money;
  /** Empty where no coupon was used. */
  readonly couponCode: string;
  readonly customerOrderNumber: string;
  readonly note: string;
}
