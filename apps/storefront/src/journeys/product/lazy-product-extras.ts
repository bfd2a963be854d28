import { lazyPart } from '#features/catalog/storefront/lazy-part.ts';

/** Loaded after the first view. */
export const productExtras = lazyPart(async () => (await import('./product-extras.tsx')).ProductExtras);
