/** What later features may import. */

export { openLiveOrders } from './live/live-orders.ts';
export { orderMails } from './mails/order-mails.ts';
export { orderReader } from './mails/order-reader.ts';
export { queueOrderMail } from './mails/queue-status-mail.ts';
export { closeForgottenQuotes } from './quotes/close-forgotten-quotes.ts';
export {
  lockOrderAtShop,
  type OrderAtShop,
  orderAtShop,
  seesOrder,
} from './read/order-visibility.ts';
export { forecastOf } from './renewal/forecast.ts';
export { renewSubscriptions } from './renewal/renew-subscriptions.ts';
export { renewalMails } from './renewal/renewal-mails.ts';
export { announceOrder } from './status/announce-order.ts';
export { orderHooks } from './status/order-hooks.ts';
export { lastOrdersOf } from './store/last-orders.store.ts';
export { forgetClient, hasOrderUnderWay, personalDataOf } from './store/personal-data.store.ts';
