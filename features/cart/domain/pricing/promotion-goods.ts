import type { SellableProduct } from '#features/catalog/domain/sellable-product.ts';
import type { PriceRules } from '#features/pricing/domain/offer.ts';
import { priceBeforePayment } from '#features/pricing/domain/payment-variance.ts';
import { unitPrice } from '#features/pricing/domain/unit-price.ts';
import type { GiftGoods, PromotionGoods } from '#features/promotions/domain/promotion/promotion-goods.ts';
import type { ProductId } from '#kernel/ids.ts';
import { type Money, subtract, ZERO } from '#kernel/money.ts';
import { ONE } from '#kernel/quantity.ts';
import type { PricedLine } from '../cart.ts';
import { productsOf } from '../products-of.ts';

/**
 * How promotions go together with everything else that makes a price. They come after table, policy, tier, wholesale and payment
 * variance, at the price that the whole quantity has, and before the coupon, which sees what they leave.
 *
 * - A combo and an attendant's price stand as they are: they neither count nor are rewarded.
 * - A product that is sold by fractions (kg) counts with its value; only whole units are counted, rewarded or given.
 * - What a tier, wholesale or a policy made cheaper is rewarded as well, unless the promotion says otherwise (`notWithPolicy`).
 * - A coupon that is not for prices that are better already (nao_usar_com_politica) leaves rewarded lines out: `lineForCoupons`.
 * - All is decided at prices before the payment method's variance, so that another method changes no reward: decision 029.
 */
export const promotionGoods = (lines: readonly PricedLine[]): PromotionGoods[] =>
  lines.flatMap(({ product, quantity, price }): PromotionGoods[] => {
    const { promotions: roles = [], combo, increments, offer } = product;
    if (roles.length === 0 || combo !== undefined || price.reason === 'attendant') return [];
    const { unit, total } = price.beforePayment ?? price;
    return [
      {
        productId: product.id,
        units: increments.step % ONE === 0 ? Math.floor(quantity / ONE) : 0,
        price: unit,
        value: subtract(total, price.giftWrap ?? ZERO),
        hasPolicy: price.reason !== 'normal' || (offer.policies ?? []).length > 0,
        roles,
      },
    ];
  });

/** The gifts that can be had, with the stock that the cart's lines leave. */
export function giftGoods(
  products: ReadonlyMap<ProductId, SellableProduct>,
  lines: readonly PricedLine[],
  rules: PriceRules,
): ReadonlyMap<ProductId, GiftGoods> {
  const taken = new Map<ProductId, number>();
  for (const { productId, quantity } of lines.flatMap(productsOf))
    taken.set(productId, (taken.get(productId) ?? 0) + quantity);
  const goods = [...products.values()].filter(isGiven).map(({ id, offer, stock }): GiftGoods => {
    const left =
      stock === undefined
        ? Number.POSITIVE_INFINITY
        : Math.max(0, Math.floor((stock - (taken.get(id) ?? 0)) / ONE));
    return { productId: id, worth: worthOf(offer, rules), left };
  });
  return new Map(goods.map((gift) => [gift.productId, gift]));
}

/** Nobody is asked for their age because of a gift, and none is given in fractions. */
const isGiven = ({ active, adultsOnly, increments }: SellableProduct): boolean =>
  active && adultsOnly !== true && ONE % increments.step === 0;

/** What one costs this buyer, before the payment method's variance. */
export function worthOf(offer: SellableProduct['offer'], rules: PriceRules): Money {
  const { attendant: _, ...common } = offer;
  return priceBeforePayment(common, unitPrice(common, ONE, rules), ONE);
}
