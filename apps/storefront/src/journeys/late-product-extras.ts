import { latePart } from '#features/catalog/storefront/late-part.ts';

/** Loaded after the first view. */
export const productExtras = latePart(
  async () => (await import('./product/product-extras.tsx')).ProductExtras,
);
