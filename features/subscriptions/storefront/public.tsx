/** What later features may import. */
export { rememberTypes, seenTypes } from './seen-types.ts';
export { subscriptionTypesQuery } from './types-query.ts';
