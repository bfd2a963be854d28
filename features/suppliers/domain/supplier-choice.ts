/** What becomes of the suppliers that cover an address. Spec 4, address flow. */
import type { SupplierId } from '#kernel/ids.ts';
import type { Shop } from './shop.ts';

export type SupplierChoice =
  | { readonly kind: 'none' }
  /** The one is already active. */
  | { readonly kind: 'stay' }
  | { readonly kind: 'redirect'; readonly supplier: Shop }
  | { readonly kind: 'choose'; readonly suppliers: readonly Shop[] };

/** Several open a chooser; one becomes active and, if different, is redirected to; none is a warning. */
export function supplierChoice(covering: readonly Shop[], active: SupplierId): SupplierChoice {
  const [only, second] = covering;
  if (only === undefined) return { kind: 'none' };
  if (second !== undefined) return { kind: 'choose', suppliers: covering };
  return only.id === active ? { kind: 'stay' } : { kind: 'redirect', supplier: only };
}
