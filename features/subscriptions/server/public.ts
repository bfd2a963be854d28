/** What later features and the composition may import. */
export type { HeldSubscription } from './due-subscriptions.store.ts';
export { endSubscriptionOf } from './end-subscription.ts';
export { offeredTypes, typeLabel } from './offered-types.ts';
export { forgetClient, personalDataOf } from './personal-data.store.ts';
export { type OfferedType, putTypes } from './put-types.ts';
export { announce, miss, nextDue, nextToAnnounce, type Renewed, settle } from './renewals.ts';
export { startSubscription } from './start-subscription.ts';
export { unknownTypes } from './subscription-types.store.ts';
export { subscriptionById } from './subscriptions.store.ts';
