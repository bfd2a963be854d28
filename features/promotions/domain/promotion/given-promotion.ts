import type { Promotion } from '#features/pricing/domain/promotion.ts';
import type { ProductId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';

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
