import { hasTag } from '#features/suppliers/domain/tags/tags.ts';

/** Whether the payment method changes product prices: needs the supplier's tag. Spec 6, supplier tags. */
export const pricesVaryByPayment = (tags: ReadonlySet<string>): boolean =>
  hasTag(tags, 'support-price-variance-by-payment');
