import { latePart } from '#features/catalog/storefront/late-part.ts';

/** Nobody needs them at first sight. */
export const productExtras = latePart(async () => (await import('./product-extras.tsx')).ProductExtras);
