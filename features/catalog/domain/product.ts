/** A product as shoppers see it. Spec 3, product in list. */

import { type Increments, reachableQuantity } from '#features/pricing/domain/increments.ts';
import type { Offer } from '#features/pricing/domain/offer.ts';
import type { CategoryId, ProductId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Quantity } from '#kernel/quantity.ts';
import type { ProductPicture } from './product-picture.ts';

export interface ProductCard {
  readonly id: ProductId;
  readonly slug: string;
  readonly name: string;
  /** Empty where the product has none. */
  readonly brand: string;
  readonly unit: string;
  /** Id of a stored picture. */
  readonly picture?: string;
  /** Tone of the card behind the picture: 1–8. */
  readonly ground: number;
  /** 'hortifruti/frutas'. */
  readonly categoryPath?: string;
  /** Absent when prices are hidden from this shopper. */
  readonly offer?: Offer;
  readonly increments: Increments;
  readonly available: boolean;
  /** What is left; absent when the stock is not tracked. */
  readonly stock?: Quantity;
  readonly tags: readonly string[];
  /** Whether only those of age may buy it. */
  readonly adultsOnly?: boolean;
  /** The product of which this one is another size, colour or flavour. */
  readonly principalId?: ProductId;
}

export interface Crumb {
  readonly id: CategoryId;
  readonly name: string;
  readonly path: string;
}

export interface ProductDetail extends ProductCard {
  readonly sku: string;
  readonly ean?: string;
  readonly description: string;
  /** The first is the one of lists; none where the product has no picture. */
  readonly pictures: readonly ProductPicture[];
  /** What wrapping it as a present costs, however many; absent where it is not wrapped, or prices are hidden. */
  readonly giftWrapPrice?: Money;
  /** Whether this client wants to hear when it can be bought again; absent for visitors. */
  readonly hasAlert?: boolean;
  /** From the root category to the leaf. */
  readonly breadcrumb: readonly Crumb[];
  /** The same thing in other sizes, colours or flavours. */
  readonly linked: readonly ProductCard[];
  /** Others of the same leaf category. */
  readonly similar: readonly ProductCard[];
}

/** Whether a product can be bought now: it is sold, and its stock reaches the smallest order. Design 4, stock. */
export function isAvailable(active: boolean, stock: Quantity | undefined, increments: Increments): boolean {
  const least = reachableQuantity(increments, increments.step);
  return active && least !== undefined && (stock === undefined || stock >= least);
}
