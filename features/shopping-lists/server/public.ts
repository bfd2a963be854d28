/** What the composition may import. */

export { forgetClient, personalDataOf } from './personal-data.store.ts';
export { type ListBySkus, putLists } from './put-lists.ts';
