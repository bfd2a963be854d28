import { hasTag } from '#features/suppliers/domain/tags/tags.ts';

/** The checkout button's label: a shop that prices orders first is asked for a quote. Tag support-budget. */
export const checkoutWords = (tags: readonly string[], otherwise: string): string =>
  hasTag(new Set(tags), 'support-budget') ? 'Pedir orçamento' : otherwise;
