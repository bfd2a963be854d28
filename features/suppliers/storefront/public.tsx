export { useShop } from './shop-context.ts';
export { shopHref } from './shop-href.ts';
