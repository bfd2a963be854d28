/** A supplier's coupon: discount, products, audience and limits. Spec 3 and 7, coupons. */
import type { SalesChannel } from '#features/pricing/domain/buyer.ts';
import type { ClientId, PaymentMethodId, ProductId } from '#kernel/ids.ts';
import { centavos, type Money } from '#kernel/money.ts';
import { ONE, type Quantity } from '#kernel/quantity.ts';
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

/** The discount on a total, rounded half up, and never more than the total. Spec 3, discount. */
export function couponDiscount(discount: Discount, worth: Money): Money {
  const wanted = discount.kind === 'absolute' ? discount.amount : share(worth, discount.basisPoints);
  return wanted < worth ? wanted : worth;
}

/** With bigint, because the product may exceed 2^53. */
const share = (worth: Money, basisPoints: number): Money =>
  centavos(
    Number((BigInt(worth) * BigInt(basisPoints) * 2n + BigInt(FULL_DISCOUNT)) / BigInt(FULL_DISCOUNT * 2)),
  );

/**
 * The unit price of a line after its share of the discount. Spec 3, preco_do_desconto.
 * Rounded half up to the centavo: for display only, not for sums.
 */
export const discountedPrice = (total: Money, part: Money, quantity: Quantity): Money => {
  const [numerator, denominator] = [BigInt(total - part) * BigInt(ONE), BigInt(quantity)];
  return centavos(Number((numerator * 2n + denominator) / (denominator * 2n)));
};
