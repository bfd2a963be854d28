/** The door for later features. */
export { announceOrder } from './announce-order.ts';
export { closeForgottenQuotes } from './close-forgotten-quotes.ts';
export { lastOrdersOf } from './last-orders.store.ts';
export { openLiveOrders } from './live-orders.ts';
export { orderHooks } from './order-hooks.ts';
export { orderMails } from './order-mails.ts';
export { orderReader } from './order-reader.ts';
export { forgetClient, hasOrderUnderWay, personalDataOf } from './personal-data.store.ts';
export { queueOrderMail } from './queue-step.ts';
export { forecastOf } from './renewal/forecast.ts';
export { renewSubscriptions } from './renewal/renew-subscriptions.ts';
export { renewalMails } from './renewal/renewal-mails.ts';
export { holdOrderAtShop, type OrderAtShop, orderAtShop, seesOrder } from './seen-order.ts';
