import { ownerMail } from '#features/accounts/server/staff/staff.store.ts';
import { hasPricedProduct } from '#features/catalog/server/products/priced-products.store.ts';
import { hasDeliveryArea } from '#features/delivery/server/areas/has-delivery-area.store.ts';
import { hasPaymentMethod } from '#features/payments/server/store/payment-facts.store.ts';
import type { ManagedSupplier } from '#features/suppliers/domain/managed-supplier.ts';
import { hasTag } from '#features/suppliers/domain/tags/tags.ts';
import { storesOfSupplier } from '#features/suppliers/server/stores.store.ts';
import { versionInForce } from '#features/suppliers/server/supplier-terms.store.ts';
import type { Db } from '#platform/db/database.ts';
import { type CheckedItem, checklistOf } from '../../domain/checklist.ts';

/** What the shop still needs before it may sell, computed from its data. */
export async function shopChecklist(db: Db, supplier: ManagedSupplier): Promise<readonly CheckedItem[]> {
  const { id, legalName, cnpj, address, phone, email } = supplier;
  const tags = new Set<string>(supplier.tags);
  const stores = await storesOfSupplier(db, id);
  return checklistOf({
    legalName,
    cnpj,
    address,
    phone,
    email,
    hasOwner: (await ownerMail(db, id)) !== undefined,
    hasPricedProduct: await hasPricedProduct(db, id),
    hasPaymentMethod: await hasPaymentMethod(db, id),
    deliversSomewhere: await hasDeliveryArea(db, id),
    pickupStores: stores.length,
    offersDelivery: hasTag(tags, 'has-delivery'),
    offersPickup: hasTag(tags, 'has-collect'),
    hasTerms: (await versionInForce(db, id)) !== undefined,
  });
}
