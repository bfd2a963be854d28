/** A supplier's coupon: discount, products, audience and limits. Spec 3 and 7, coupons. */
import type { SalesChannel } from '#features/pricing/domain/buyer.ts';
import type { ClientId, PaymentMethodId, ProductId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Instant } from '#kernel/scope.ts';

export type CouponId = string;

/** 100 % in basis points. */
export const FULL_DISCOUNT = 10_000;

export type Discount =
  | { readonly kind: 'percent'; readonly basisPoints: number }
  | { readonly kind: 'absolute'; readonly amount: Money };

export interface CouponTerms {
  /** Normalised. */
  readonly code: string;
  /** Shown to shoppers: '10 % na primeira compra'. */
  readonly description: string;
  readonly discount: Discount;
  /** Absent: all products. */
  readonly productIds?: readonly ProductId[];
  /** Minimum total of the lines that the coupon is for. */
  readonly minimum: Money;
  readonly from?: Instant;
  /** Exclusive. */
  readonly until?: Instant;
  /** Absent: any. */
  readonly channel?: SalesChannel;
  /** Absent: any. */
  readonly paymentMethodIds?: readonly PaymentMethodId[];
  readonly firstPurchase: boolean;
  /** Maximum orders in all, and per client. Absent: unlimited. */
  readonly limit?: number;
  readonly limitPerClient?: number;
  /** Spec 7, nao_usar_com_politica. */
  readonly notWithPolicy: boolean;
  /** Spec 7, habilitar_visualizacao_desconto. */
  readonly showsPrices: boolean;
  /** Spec 7, aplicacao_automatica. */
  readonly automatic: boolean;
  /** Listed among the coupons offered to every client. */
  readonly listed: boolean;
  /** Only for this client; unknown to others. */
  readonly clientId?: ClientId;
}

export interface Coupon extends CouponTerms {
  readonly id: CouponId;
  /** The client whose referral it is, and who cannot use it. */
  readonly ownerId?: ClientId;
  readonly active: boolean;
}

/** The public part of a coupon: without its usage count and limits. */
export type ShownCoupon = Pick<
  CouponTerms,
  | 'code'
  | 'description'
  | 'discount'
  | 'productIds'
  | 'minimum'
  | 'from'
  | 'until'
  | 'channel'
  | 'paymentMethodIds'
  | 'firstPurchase'
  | 'notWithPolicy'
  | 'showsPrices'
  | 'automatic'
>;
