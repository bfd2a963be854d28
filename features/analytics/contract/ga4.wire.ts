/** A shop event in the words of GA4: by the browser's tag and by the server's Measurement Protocol alike. */
import { defined } from '#kernel/defined.ts';
import { type Money, subtract, times, toReais } from '#kernel/money.ts';
import { ONE } from '#kernel/quantity.ts';
import { type EventItem, eventValue, type ShopEvent } from '../domain/shop-event.ts';

export interface Ga4Item {
  readonly item_id: string;
  readonly item_name: string;
  readonly quantity: number;
  readonly price?: number;
  readonly item_category?: string;
  readonly item_list_name?: string;
  readonly index?: number;
}

export interface Ga4Parameters {
  readonly currency?: 'BRL';
  readonly value?: number;
  readonly items?: readonly Ga4Item[];
  readonly search_term?: string;
  readonly item_list_name?: string;
  readonly promotion_id?: string;
  readonly promotion_name?: string;
  readonly creative_name?: string;
  readonly creative_slot?: string;
  readonly shipping_tier?: string;
  readonly payment_type?: string;
  readonly transaction_id?: string;
  readonly shipping?: number;
  readonly coupon?: string;
}

/** Google takes at most these items of one event. */
const MAX_ITEMS = 200;

export function ga4Parameters(event: ShopEvent): Ga4Parameters {
  const value = ga4Value(event);
  const listName = 'listName' in event ? event.listName : undefined;
  return {
    ...(value === undefined ? {} : { currency: 'BRL', value: toReais(value) }),
    ...('items' in event
      ? { items: event.items.slice(0, MAX_ITEMS).map((item) => itemToGa4(item, listName)) }
      : {}),
    ...defined({
      search_term: 'term' in event ? event.term : undefined,
      item_list_name: listName,
      shipping_tier: 'shippingTier' in event ? event.shippingTier : undefined,
      payment_type: 'paymentType' in event ? event.paymentType : undefined,
    }),
    ...('promotion' in event
      ? {
          promotion_id: event.promotion.id,
          promotion_name: event.promotion.name,
          creative_name: event.promotion.creative,
          creative_slot: String(event.promotion.slot),
        }
      : {}),
    ...('order' in event
      ? {
          transaction_id: String(event.order.number),
          shipping: toReais(event.order.shipping),
          ...defined({ coupon: event.order.coupon }),
        }
      : {}),
  };
}

/** For GA4 an order's value is without its delivery. */
const ga4Value = (event: ShopEvent): Money | undefined =>
  'order' in event ? subtract(event.order.total, event.order.shipping) : eventValue(event);

/** Quantities are whole numbers for GA4: half a kilogram is one item at the price of half a kilogram. */
function itemToGa4(
  { id, name, quantity, unitPrice, category, index }: EventItem,
  listName: string | undefined,
): Ga4Item {
  const isWhole = quantity % ONE === 0;
  const price = unitPrice === undefined || isWhole ? unitPrice : times(unitPrice, quantity);
  return {
    item_id: id,
    item_name: name,
    quantity: isWhole ? quantity / ONE : 1,
    ...defined({
      price: price === undefined ? undefined : toReais(price),
      item_category: category,
      item_list_name: listName,
      index,
    }),
  };
}
