import type { ListedSupplier, ManagedSupplier } from '#features/suppliers/domain/managed-supplier.ts';
import {
  countManagedSuppliers,
  listManagedSuppliers,
  managedSupplier,
  type SupplierFilter,
} from '#features/suppliers/server/platform/managed-suppliers.store.ts';
import type { PageRange } from '#kernel/page.ts';
import type { Context } from '#platform/db/context.ts';
import type { CheckedItem } from '../../domain/checklist.ts';
import { shopChecklist } from './shop-checklist.ts';

export async function listShops(
  { db }: Context,
  filter: SupplierFilter,
  page: PageRange,
): Promise<{ readonly shops: readonly ListedSupplier[]; readonly total: number }> {
  const shops = await listManagedSuppliers(db, filter, page);
  return { shops, total: await countManagedSuppliers(db, filter) };
}

export interface ShopSetup {
  readonly shop: ManagedSupplier;
  readonly checklist: readonly CheckedItem[];
}

/** The context's supplier, with what it still needs before it may sell. */
export async function shopSetup({ db, supplier }: Context): Promise<ShopSetup> {
  const shop = await managedSupplier(db, supplier.id);
  if (shop === undefined) throw new Error(`the supplier ${supplier.slug} is gone`);
  return { shop, checklist: await shopChecklist(db, shop) };
}
