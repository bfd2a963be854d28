import { hasTag } from '#features/suppliers/domain/tags.ts';

/** Where the cart leads: a shop that prices each order first is asked for a quote. Tag support-budget. */
export const checkoutWords = (tags: readonly string[], otherwise: string): string =>
  hasTag(new Set(tags), 'support-budget') ? 'Pedir orçamento' : otherwise;
