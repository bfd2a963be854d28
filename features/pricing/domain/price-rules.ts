import { hasTag } from '#features/suppliers/domain/tags.ts';
import type { PriceRules } from './offer.ts';

/** The price rules that a supplier's tags set. Spec 5, price rule: disable-product-multiple. */
export const priceRules = (tags: ReadonlySet<string>): PriceRules => ({
  multiplesDisabled: hasTag(tags, 'disable-product-multiple'),
});
