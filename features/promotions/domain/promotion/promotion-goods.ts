/** What promotions see of a cart and give to it. Products are in any order: nothing depends on it. */
import type { Promotion, PromotionId, PromotionRole } from '#features/pricing/domain/promotion.ts';
import type { ProductId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';

/** All that a cart holds of one product. */
export interface PromotionGoods {
  readonly productId: ProductId;
  /** Whole units. None of a product that is sold by fractions: only its value counts. */
  readonly units: number;
  /** Of one, before the payment method's variance. */
  readonly price: Money;
  /** Of all, before the payment method's variance. */
  readonly value: Money;
  /** Its price is already better than normal. */
  readonly hasPolicy: boolean;
  readonly roles: readonly PromotionRole[];
}

/** A product that promotions give away. */
export interface GiftGoods {
  readonly productId: ProductId;
  /** What one costs this buyer, before the payment method's variance. */
  readonly worth: Money;
  /** Units that the cart's own lines leave in stock; infinite where it is not tracked. */
  readonly left: number;
}

/** What a promotion's limits leave, for this client; infinite without a limit. */
export interface PromotionLeft {
  readonly uses: number;
  readonly budget: number;
}

export const UNLIMITED: PromotionLeft = {
  uses: Number.POSITIVE_INFINITY,
  budget: Number.POSITIVE_INFINITY,
};

export interface PromotionFacts {
  readonly goods: readonly PromotionGoods[];
  /** Those for this buyer now. */
  readonly promotions: readonly Promotion[];
  /** Absent: unlimited. */
  readonly left: ReadonlyMap<PromotionId, PromotionLeft>;
  /** A gift that is absent cannot be had. */
  readonly gifts: ReadonlyMap<ProductId, GiftGoods>;
}

/** A promotion that gives something. */
export interface GivenPromotion {
  readonly promotion: Promotion;
  /** Applications. */
  readonly times: number;
  /** Rewarded units by product. */
  readonly rewarded: ReadonlyMap<ProductId, number>;
  /** Units of its gift. */
  readonly given: number;
  /** Before the payment method's variance; with the worth of gifts. */
  readonly saved: Money;
}

/** Units of a gift that were earned and are out of stock. */
export interface MissingGift {
  readonly promotion: Promotion;
  readonly productId: ProductId;
  readonly units: number;
}
