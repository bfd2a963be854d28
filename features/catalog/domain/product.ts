/** A product as shoppers see it. Spec 3, product in list. */

import { type Increments, reachableQuantity } from '#features/pricing/domain/increments.ts';
import type { Offer } from '#features/pricing/domain/offer.ts';
import type { CategoryId, ProductId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Quantity } from '#kernel/quantity.ts';
import type { Instant } from '#kernel/scope.ts';
import type { ProductPicture } from './product-picture.ts';

/** How a client last bought a product. */
export interface LastPurchase {
  /** Of one unit. */
  readonly price: Money;
  readonly quantity: Quantity;
  readonly at: Instant;
}

export interface ProductCard {
  readonly id: ProductId;
  readonly sku?: string;
  readonly slug: string;
  readonly name: string;
  /** Empty if the product has none. */
  readonly brand: string;
  readonly unit: string;
  /** Id of a stored picture. */
  readonly picture?: string;
  /** Background tone of the card: 1–8. */
  readonly ground: number;
  /** Example: 'hortifruti/frutas'. */
  readonly categoryPath?: string;
  /** Absent if prices are hidden from this shopper. */
  readonly offer?: Offer;
  readonly increments: Increments;
  readonly available: boolean;
  /** Remaining stock; absent if untracked. */
  readonly stock?: Quantity;
  readonly tags: readonly string[];
  /** Only adults may buy it. */
  readonly adultsOnly?: boolean;
  /** The product of which this one is another size, colour or flavour. */
  readonly principalId?: ProductId;
  /** Only in lists of what the client bought before, and where prices are visible. */
  readonly lastPurchase?: LastPurchase;
}

/** What distinguishes a product from its variants: 'Sabor', 'Uva'. */
export interface VariantOption {
  readonly kind: string;
  readonly name: string;
}

export interface Variant extends ProductCard {
  readonly options: readonly VariantOption[];
}

export interface CategoryCrumb {
  readonly id: CategoryId;
  readonly name: string;
  readonly path: string;
}

export interface ProductDetail extends Variant {
  readonly sku: string;
  readonly ean?: string;
  readonly description: string;
  /** Title and description for search engines; absent: made of name and description. */
  readonly seoTitle?: string;
  readonly seoDescription?: string;
  /** The first is the list picture; empty if the product has none. */
  readonly pictures: readonly ProductPicture[];
  /** Price of gift wrapping per cart line; absent if not offered or prices are hidden. */
  readonly giftWrapPrice?: Money;
  /** Whether this client has an availability alert; absent for visitors. */
  readonly hasAlert?: boolean;
  /** Whether this client has a price alert; absent for visitors. */
  readonly hasPriceAlert?: boolean;
  /** From the root category to the leaf. */
  readonly breadcrumb: readonly CategoryCrumb[];
  /** Other sizes, colours or flavours of the same product. */
  readonly linked: readonly Variant[];
  /** Other products of the same leaf category. */
  readonly similar: readonly ProductCard[];
}

/** Whether a product can be bought now: it is active and its stock reaches the smallest order. Design 4, stock. */
export function isAvailable(active: boolean, stock: Quantity | undefined, increments: Increments): boolean {
  const least = reachableQuantity(increments, increments.step);
  return active && least !== undefined && (stock === undefined || stock >= least);
}
