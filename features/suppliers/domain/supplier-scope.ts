import { EMPTY_UUID } from '#kernel/ids.ts';
import type { SupplierScope } from '#kernel/scope.ts';
import type { Shop } from './shop.ts';

/** What rules need of a shop. */
export const supplierScope = ({ id, slug, name, tags }: Shop): SupplierScope => ({
  id,
  slug,
  name,
  tags: new Set(tags),
});

/** The scope of the few calls that work before a supplier is known; its id is the empty UUID (spec 9). */
export const NO_SUPPLIER: SupplierScope = { id: EMPTY_UUID, slug: '', name: '', tags: new Set() };
