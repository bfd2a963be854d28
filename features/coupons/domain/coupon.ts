/** A supplier's coupon: what it gives, for which goods, to whom, and how often. Spec 3 and 7, coupons. */
import type { ClientId, PaymentMethodId, ProductId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Instant } from '#kernel/scope.ts';

export type CouponId = string;
export type SalesChannel = 'WEB' | 'MANUAL';

/** All of it, in hundredths of a percent. */
export const WHOLE = 10_000;

export type Discount =
  | { readonly kind: 'percent'; readonly basisPoints: number }
  | { readonly kind: 'absolute'; readonly amount: Money };

export interface CouponTerms {
  /** In its normal spelling. */
  readonly code: string;
  /** What shoppers read: '10 % na primeira compra'. */
  readonly description: string;
  readonly discount: Discount;
  /** Absent: for all. */
  readonly productIds?: readonly ProductId[];
  /** Of the goods it is for. */
  readonly minimum: Money;
  readonly from?: Instant;
  /** The first instant at which it holds no more. */
  readonly until?: Instant;
  /** Absent: any. */
  readonly channel?: SalesChannel;
  /** Absent: any. */
  readonly paymentMethodIds?: readonly PaymentMethodId[];
  readonly firstPurchase: boolean;
  /** How many orders may have it, and how many of one client. Absent: any number. */
  readonly limit?: number;
  readonly limitPerClient?: number;
  /** Spec 7, nao_usar_com_politica. */
  readonly notWithPolicy: boolean;
  /** Spec 7, habilitar_visualizacao_desconto. */
  readonly showsPrices: boolean;
  /** Spec 7, aplicacao_automatica. */
  readonly automatic: boolean;
  /** Stands among the coupons that every client is offered. */
  readonly listed: boolean;
  /** Only this client's; to others it is unknown. */
  readonly clientId?: ClientId;
}

export interface Coupon extends CouponTerms {
  readonly id: CouponId;
  /** Whose referral it is: for anybody but this client. */
  readonly ownerId?: ClientId;
  readonly active: boolean;
}
