/** A product as carts and orders need it: with prices and stock, active or not. */

import type { Increments } from '#features/pricing/domain/increments.ts';
import type { Offer } from '#features/pricing/domain/offer.ts';
import type { PromotionRole } from '#features/pricing/domain/promotion.ts';
import type { ProductId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Quantity } from '#kernel/quantity.ts';

export interface SellableProduct {
  readonly id: ProductId;
  readonly sku: string;
  readonly slug: string;
  readonly name: string;
  readonly brand: string;
  readonly unit: string;
  /** Id of a stored picture. */
  readonly picture?: string;
  readonly ground: number;
  /** Includes payment variance. */
  readonly offer: Offer;
  /** Price of gift wrapping per cart line; absent if not offered. Spec 3, preco_embalagem. */
  readonly giftWrapPrice?: Money;
  readonly increments: Increments;
  /** Remaining stock; absent if untracked. */
  readonly stock?: Quantity;
  /** Only adults may buy it. */
  readonly adultsOnly?: boolean;
  /** The promotions for this buyer that it takes part in; absent if there is none. */
  readonly promotions?: readonly PromotionRole[];
  readonly active: boolean;
  readonly tags: readonly string[];
}
