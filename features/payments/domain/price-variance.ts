import { hasTag } from '#features/suppliers/domain/tags.ts';

/** Only then does the way of paying change product prices. Spec 6, supplier tags. */
export const pricesVaryByPayment = (tags: ReadonlySet<string>): boolean =>
  hasTag(tags, 'support-price-variance-by-payment');
