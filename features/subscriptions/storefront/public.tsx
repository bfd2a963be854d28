/** What later features use of subscriptions. */
export { rememberTypes, seenTypes } from './seen-types.ts';
export { subscriptionTypesQuery } from './types-query.ts';
