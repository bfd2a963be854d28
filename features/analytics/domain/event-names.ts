/** The GA4 events of a purchase, in the order of a visit: the steps of the funnel. */
export const FUNNEL_STEPS = [
  'search',
  'view_item_list',
  'select_item',
  'view_item',
  'add_to_cart',
  'remove_from_cart',
  'view_cart',
  'begin_checkout',
  'add_shipping_info',
  'add_payment_info',
  'purchase',
  'refund',
] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];

/** GA4 event names that a shop may log. Spec 7, google-analytics. */
export const ANALYTICS_EVENTS = [
  ...FUNNEL_STEPS,
  'page_view',
  'view_search_results',
  'add_to_wishlist',
  'view_promotion',
  'select_promotion',
  'share',
  'login',
  'sign_up',
] as const;
export type AnalyticsEventName = (typeof ANALYTICS_EVENTS)[number];

/** The events about an order: each is counted once per order. */
const ORDER_EVENTS = ['purchase', 'refund'] as const;
export type OrderEventName = (typeof ORDER_EVENTS)[number];

export const isOrderEvent = (event: AnalyticsEventName): event is OrderEventName =>
  ORDER_EVENTS.some((each) => each === event);
