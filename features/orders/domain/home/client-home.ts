/** What a shop's home shows of a client's own. */
import type { ProductCard } from '#features/catalog/domain/product.ts';
import type { FirstSlot } from '#features/delivery/domain/first-slot.ts';
import type { Quantity } from '#kernel/quantity.ts';
import type { Instant } from '#kernel/scope.ts';
import type { OrderUnderway } from './order-underway.ts';

/** A product with the quantity of its last purchase. */
export interface BoughtAgain {
  readonly product: ProductCard;
  readonly quantity: Quantity;
  readonly at: Instant;
}

export interface HomeList {
  readonly id: string;
  readonly name: string;
  readonly productCount: number;
}

export interface ClientHome {
  /** The most often bought first, what is sold out last. */
  readonly bought: readonly BoughtAgain[];
  readonly order?: OrderUnderway;
  /** How many other orders and quotes are under way, up to a limit. */
  readonly otherOrders: number;
  /** When the next purchase would arrive; absent if unknown. `today` is the shop's date. */
  readonly firstSlot?: FirstSlot & { readonly today: string };
  /** The last changed first. */
  readonly lists: readonly HomeList[];
}
