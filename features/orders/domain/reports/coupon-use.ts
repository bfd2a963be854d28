import type { Money } from '#kernel/money.ts';

/** What coupons did in a period. Cancelled orders are not counted. */
export interface CouponSums {
  readonly orders: number;
  readonly discount: Money;
  /** Net, with `returnedTotal` beside it. */
  readonly total: Money;
  readonly returnedTotal: Money;
  /** Orders that were their client's first at the shop. */
  readonly firstOrders: number;
}

export interface CouponUse extends CouponSums {
  readonly code: string;
}
