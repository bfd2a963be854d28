/** What a shopper did, as the storefront reports it. Amounts are those that the shopper saw. */
import { add, type Money, times, ZERO } from '#kernel/money.ts';
import type { Quantity } from '#kernel/quantity.ts';

/** The list name of all search results. Spec 9. */
export const SEARCH_RESULTS = 'Search Results';

export interface EventItem {
  readonly id: string;
  readonly name: string;
  /** Path of its category, such as 'hortifruti/frutas'. */
  readonly category?: string;
  /** The price of one; absent where the shop hides prices. */
  readonly unitPrice?: Money;
  readonly quantity: Quantity;
  /** Position in its list, from 0. */
  readonly index?: number;
}

export type ShopEvent =
  | { readonly name: 'view_promotion' | 'select_promotion'; readonly promotion: EventPromotion }
  | { readonly name: 'search'; readonly term: string }
  | {
      readonly name: 'view_item_list' | 'select_item';
      readonly listName: string;
      readonly items: readonly EventItem[];
    }
  | {
      readonly name: 'view_item' | 'add_to_cart' | 'remove_from_cart' | 'view_cart' | 'begin_checkout';
      readonly items: readonly EventItem[];
    }
  | {
      readonly name: 'add_shipping_info';
      readonly items: readonly EventItem[];
      readonly shippingTier: string;
    }
  | {
      readonly name: 'add_payment_info';
      readonly items: readonly EventItem[];
      readonly paymentType: string;
    }
  | {
      readonly name: 'purchase' | 'refund';
      readonly items: readonly EventItem[];
      readonly order: EventOrder;
    };

/** A banner, or a picture of a carousel. */
export interface EventPromotion {
  /** Id of the home block or carousel that showed it. */
  readonly id: string;
  readonly name: string;
  /** The picture's text. */
  readonly creative: string;
  /** Position in its block or carousel, from 1. */
  readonly slot: number;
}

export interface EventOrder {
  readonly number: number;
  readonly total: Money;
  readonly shipping: Money;
  readonly coupon?: string;
}

/** Sum of the items' prices; undefined if a price is hidden. An order's value is its total. */
export function eventValue(event: ShopEvent): Money | undefined {
  if ('order' in event) return event.order.total;
  if (!('items' in event)) return undefined;
  const amounts = event.items.map(({ unitPrice, quantity }) => unitPrice && times(unitPrice, quantity));
  return amounts.every((amount) => amount !== undefined) ? add(ZERO, ...amounts) : undefined;
}
