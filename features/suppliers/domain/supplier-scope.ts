import { EMPTY_UUID } from '#kernel/ids.ts';
import type { SupplierScope } from '#kernel/scope.ts';
import type { Shop } from './shop.ts';

/** The part of a shop that rules need. */
export const supplierScope = ({ id, slug, name, tags }: Shop): SupplierScope => ({
  id,
  slug,
  name,
  tags: new Set(tags),
});

/** Scope of the few requests that need no supplier; its id is the empty UUID (spec 9). */
export const NO_SUPPLIER: SupplierScope = { id: EMPTY_UUID, slug: '', name: '', tags: new Set() };
