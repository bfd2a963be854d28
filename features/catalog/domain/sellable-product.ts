/** A product as carts and orders need it: with its prices, its stock and whether it is still sold. */

import type { Increments } from '#features/pricing/domain/increments.ts';
import type { Offer } from '#features/pricing/domain/offer.ts';
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
  /** With the variance of the way of paying. */
  readonly offer: Offer;
  /** What wrapping it as a present costs, however many; absent where it is not wrapped. Spec 3, preco_embalagem. */
  readonly giftWrapPrice?: Money;
  readonly increments: Increments;
  /** What is left; absent when the stock is not tracked. */
  readonly stock?: Quantity;
  /** Whether only those of age may buy it. */
  readonly adultsOnly?: boolean;
  readonly active: boolean;
  readonly tags: readonly string[];
}
