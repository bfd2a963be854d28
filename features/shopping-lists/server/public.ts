/** The door for the composition. */

export { forgetClient, personalDataOf } from './personal-data.store.ts';
export { type ListBySkus, putLists } from './put-lists.ts';
