/** What to do with the suppliers that cover an address. Spec 4, address flow. */
import type { SupplierId } from '#kernel/ids.ts';
import type { Shop } from './shop.ts';

export type SupplierChoice =
  | { readonly kind: 'none' }
  /** The active supplier covers it. */
  | { readonly kind: 'stay' }
  | { readonly kind: 'redirect'; readonly supplier: Shop }
  | { readonly kind: 'choose'; readonly suppliers: readonly Shop[] };

/** How the address became the active one. */
export type ChoiceMoment =
  /** The shopper chose or created it. */
  | 'chosen'
  /** The shop's tags selected it without asking. */
  | 'automatic'
  /** The shopper chose it during checkout. */
  | 'checkout';

/**
 * No supplier: warn. One: switch to it, if it is not active. Several: let the shopper choose. After an automatic selection or
 * during checkout the active supplier stays if it covers the address; checkout never redirects by itself.
 */
export function supplierChoice(
  covering: readonly Shop[],
  active: SupplierId,
  moment: ChoiceMoment = 'chosen',
): SupplierChoice {
  const [only, second] = covering;
  if (only === undefined) return { kind: 'none' };
  if (moment !== 'chosen' && covering.some(({ id }) => id === active)) return { kind: 'stay' };
  if (second !== undefined) return { kind: 'choose', suppliers: covering };
  if (only.id === active) return { kind: 'stay' };
  return moment === 'checkout'
    ? { kind: 'choose', suppliers: covering }
    : { kind: 'redirect', supplier: only };
}
