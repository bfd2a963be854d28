/** What a coupon takes off lines, and each line's share of it. Spec 3 and 7, coupons. */
import { allocate } from '#kernel/allocate.ts';
import type { PaymentMethodId, ProductId } from '#kernel/ids.ts';
import { type Money, subtract, ZERO } from '#kernel/money.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Coupon, couponDiscount } from './coupon.ts';
import { type CouponGoods, discountable, goodsOf, worthOf } from './coupon-goods.ts';
import type { CouponRefusal } from './coupon-refusal.ts';

export interface CouponOffer {
  readonly coupon: Coupon;
  readonly discount: Money;
  /** Share of each product; they add up to the discount. */
  readonly parts: ReadonlyMap<ProductId, Money>;
}

export type CouponCheck = Result<CouponOffer, CouponRefusal>;

/** The discount for these lines and payment method, without checking buyer and time. */
export function couponOfferOf(
  coupon: Coupon,
  goods: readonly CouponGoods[],
  paymentMethodId: PaymentMethodId | undefined,
): CouponCheck {
  if (paymentMethodId !== undefined && coupon.paymentMethodIds?.includes(paymentMethodId) === false) {
    return refuse({ code: 'other-payment' });
  }
  return discountFor(coupon, goods);
}

function discountFor(coupon: Coupon, goods: readonly CouponGoods[]): CouponCheck {
  if (goods.length === 0) return refuse({ code: 'empty-cart' });
  const meant = goodsOf(coupon, goods);
  if (meant.length === 0) return refuse({ code: 'no-product-of-it' });
  const cheaper = discountable(coupon, meant);
  if (cheaper.length === 0) return refuse({ code: 'better-prices-already' });
  const worth = worthOf(meant);
  const { minimum } = coupon;
  if (worth < minimum) return refuse({ code: 'below-minimum', minimum, missing: subtract(minimum, worth) });
  const discount = couponDiscount(coupon.discount, worthOf(cheaper));
  if (discount === 0) return refuse({ code: 'worth-nothing' });
  return accept({ coupon, discount, parts: partsOf(discount, cheaper) });
}

/** Sorted by product id, so that the order of the lines does not decide who gets the odd centavo. */
function partsOf(discount: Money, goods: readonly CouponGoods[]): ReadonlyMap<ProductId, Money> {
  const inOrder = goods.toSorted((a, b) => (a.productId < b.productId ? -1 : 1));
  const shares = allocate(
    discount,
    inOrder.map(({ total }) => total),
  );
  const parts = inOrder.map(({ productId }, index) => [productId, shares[index] ?? ZERO] as const);
  return new Map(parts.filter(([, part]) => part > 0));
}
