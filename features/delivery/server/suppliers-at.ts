import { availableSuppliers } from '#features/suppliers/domain/available-suppliers.ts';
import { offeredDeliveryTypes } from '#features/suppliers/domain/delivery-types.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import type { ShopDetails } from '#features/suppliers/domain/shop-details.ts';
import { NO_SUPPLIER } from '#features/suppliers/domain/supplier-scope.ts';
import { listedSuppliers, shopOf, withDetails } from '#features/suppliers/server/public.ts';
import type { Context } from '#platform/db/context.ts';
import type { Place } from '../domain/area.ts';
import { suppliersWithAreaAt } from './drawn-area.store.ts';

export interface WantedSuppliers {
  readonly place: Place;
  /** Only suppliers of this company. */
  readonly companyId?: string | undefined;
  /** The host is the supplier's own: it leads to no other, as if it were white-label. */
  readonly locked?: boolean;
}

/** Who delivers to the place: listed suppliers and the one asked at, white-label filtered. Spec 4, supplier flow. */
export async function suppliersAt(
  context: Context,
  { place, companyId, locked = false }: WantedSuppliers,
): Promise<readonly ShopDetails[]> {
  const active = context.supplier.id === NO_SUPPLIER.id ? undefined : await shopOf(context);
  const only = active && { ...active, whiteLabel: active.whiteLabel || locked };
  const candidates = availableSuppliers(await known(context, active), only).filter(delivers);
  const covering = await suppliersWithAreaAt(
    context.db,
    candidates.map(({ id }) => id),
    place,
  );
  const found = await withDetails(
    context.db,
    candidates.filter(({ id }) => covering.has(id)),
  );
  return found.filter(({ profile }) => companyId === undefined || profile.companyId === companyId);
}

/** A supplier that the platform doesn't list is still found at its own door. */
async function known({ db }: Context, active: Shop | undefined): Promise<readonly Shop[]> {
  const listed = await listedSuppliers(db);
  return active === undefined || listed.some(({ id }) => id === active.id) ? listed : [active, ...listed];
}

const delivers = ({ tags }: Shop): boolean => offeredDeliveryTypes(new Set(tags)).includes('DELIVERY');
