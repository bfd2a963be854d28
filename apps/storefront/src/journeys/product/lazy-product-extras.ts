import { lazyPart } from '#features/catalog/storefront/lazy-part.ts';

const extras = () => import('./product-extras.tsx');

/** Loaded after the first view; the server renders them. */
export const productExtras = lazyPart(async () => (await extras()).ProductExtras);
export const productRating = lazyPart(async () => (await extras()).ProductRating);
