export { orderInstructionsQuery } from './order-instructions-query.ts';
export { useShop } from './shop-context.ts';
export { shopHref } from './shop-href.ts';
