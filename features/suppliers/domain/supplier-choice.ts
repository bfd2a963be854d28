/** What becomes of the suppliers that cover an address. Spec 4, address flow. */
import type { SupplierId } from '#kernel/ids.ts';
import type { Shop } from './shop.ts';

export type SupplierChoice =
  | { readonly kind: 'none' }
  /** The active one delivers there. */
  | { readonly kind: 'stay' }
  | { readonly kind: 'redirect'; readonly supplier: Shop }
  | { readonly kind: 'choose'; readonly suppliers: readonly Shop[] };

/** How the address came to be the active one. */
export type ChoiceMoment =
  /** The shopper chose or created it. */
  | 'chosen'
  /** The shop's tags chose it without asking. */
  | 'automatic'
  /** The shopper chose it for an order that is being placed. */
  | 'checkout';

/**
 * Several open a chooser; one becomes active and, if different, is redirected to; none is a warning. Who was not asked, or is placing an
 * order, stays at the active supplier where that covers the address; an order that is being placed is left only by the shopper.
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
