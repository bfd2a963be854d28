/** The door for later features. */
export { lastOrdersOf } from './last-orders.store.ts';
export { forgetClient, hasOrderUnderWay, personalDataOf } from './personal-data.store.ts';
