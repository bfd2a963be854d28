/** The door for the composition. */
export { type ListBySkus, putLists } from './put-lists.ts';
