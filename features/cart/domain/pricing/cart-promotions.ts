/** A priced cart with what promotions give: rewarded lines, gifts, and what would earn more. */
import type { SellableProduct } from '#features/catalog/domain/sellable-product.ts';
import type { PriceRules } from '#features/pricing/domain/offer.ts';
import { isLimited, type Promotion, type PromotionId } from '#features/pricing/domain/promotion.ts';
import type { AppliedPromotion } from '#features/promotions/domain/promotion/applied-promotion.ts';
import { rewardOff } from '#features/promotions/domain/promotion/applied-promotion.ts';
import {
  type DecidedPromotions,
  decidePromotions,
} from '#features/promotions/domain/promotion/decide-promotions.ts';
import type { NextStep } from '#features/promotions/domain/promotion/next-step.ts';
import type { PromotionLeft } from '#features/promotions/domain/promotion/promotion-goods.ts';
import { defined } from '#kernel/defined.ts';
import type { ProductId } from '#kernel/ids.ts';
import { centavos, type Money } from '#kernel/money.ts';
import { ONE, thousandths } from '#kernel/quantity.ts';
import type { CartStep, PricedCart, PricedLine } from '../cart.ts';
import type { CartGift } from '../cart-gift.ts';
import { savingOf, subtotalOf } from './cart-totals.ts';
import { giftGoods, promotionGoods, worthOf } from './promotion-goods.ts';
import { rewardedPrice } from './rewarded-price.ts';

export interface PromotionTerms {
  /** Promotions that this buyer may use now. */
  readonly promotions: readonly Promotion[];
  readonly left: ReadonlyMap<PromotionId, PromotionLeft>;
  /** The gift products of these promotions, as they are sold now. */
  readonly gifts: ReadonlyMap<ProductId, SellableProduct>;
  readonly rules: PriceRules;
}

/** Independent of the order of the lines; the same product in several lines is one quantity by then (`combineLines`). */
export function withPromotions(
  cart: PricedCart,
  { promotions, left, gifts, rules }: PromotionTerms,
): PricedCart {
  const decided = decidePromotions({
    goods: promotionGoods(cart.lines),
    promotions,
    left,
    gifts: giftGoods(gifts, cart.lines, rules),
  });
  const lines = cart.lines.map((line) => rewarded(line, appliedTo(line, decided)));
  const given = giftsOf(decided, gifts, rules);
  return {
    ...cart,
    lines,
    ...(given.length === 0 ? {} : { gifts: given }),
    ...(decided.next.length === 0 ? {} : { nextSteps: decided.next.map((step) => named(step, gifts)) }),
    subtotal: subtotalOf(lines),
    saved: savingOf(lines),
  };
}

function appliedTo({ product, price }: PricedLine, { given }: DecidedPromotions): AppliedPromotion[] {
  if (product.combo !== undefined || price.reason === 'attendant') return [];
  const base = price.beforePayment?.unit ?? price.unit;
  return given.flatMap(({ promotion, rewarded }): AppliedPromotion[] => {
    const { id, label, reward } = promotion;
    const units = rewarded.get(product.id);
    if (units === undefined || reward.kind === 'gift') return [];
    const { basisPoints } = reward;
    return [
      {
        id,
        label,
        quantity: thousandths(units * ONE),
        perUse: reward.units,
        basisPoints,
        saved: rewardOff(base, basisPoints, units),
        discount: rewardOff(price.unit, basisPoints, units),
        ...(isLimited(promotion) ? { limited: true } : {}),
      },
    ];
  });
}

const rewarded = (line: PricedLine, promotions: readonly AppliedPromotion[]): PricedLine =>
  promotions.length === 0 ? line : { ...line, price: rewardedPrice(line.price, promotions) };

function giftsOf(
  { given, missing }: DecidedPromotions,
  products: ReadonlyMap<ProductId, SellableProduct>,
  rules: PriceRules,
): CartGift[] {
  const gift = (promotion: Promotion, units: number): CartGift[] => {
    const { reward, id, label } = promotion;
    const product = reward.kind === 'gift' ? products.get(reward.productId) : undefined;
    if (product === undefined || units === 0) return [];
    const quantity = thousandths(units * ONE);
    const worth: Money = centavos(worthOf(product.offer, rules) * units);
    const limit = isLimited(promotion) ? ({ limited: true } as const) : {};
    return [
      {
        promotion: { id, label, ...limit },
        product: lookOf(product),
        quantity,
        perUse: reward.units,
        worth,
      },
    ];
  };
  return [
    ...given.flatMap(({ promotion, given: units }) => gift(promotion, units)),
    ...missing.flatMap(({ promotion, units }) =>
      gift(promotion, units).map((one) => ({ ...one, missing: true as const })),
    ),
  ];
}

function named(step: NextStep, products: PromotionTerms['gifts']): CartStep {
  const { reward } = step.promotion;
  const gift = reward.kind === 'gift' ? products.get(reward.productId) : undefined;
  return { step, ...defined({ giftName: gift === undefined ? undefined : gift.name }) };
}

const lookOf = ({ id, sku, slug, name, unit, picture, ground }: SellableProduct): CartGift['product'] => ({
  id,
  sku,
  slug,
  name,
  unit,
  ...defined({ picture }),
  ground,
});
