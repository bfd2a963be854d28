import { availableSuppliers } from '#features/suppliers/domain/available-suppliers.ts';
import { offeredDeliveryTypes } from '#features/suppliers/domain/delivery-types.ts';
import { NO_SUPPLIER, type Shop } from '#features/suppliers/domain/shop.ts';
import type { ShopDetails } from '#features/suppliers/domain/shop-details.ts';
import { listedSuppliers } from '#features/suppliers/server/find-supplier.ts';
import { withDetails } from '#features/suppliers/server/shop-details.ts';
import { shopOf } from '#features/suppliers/server/shop-of.ts';
import type { Context } from '#platform/db/context.ts';
import type { Place } from '../../domain/area.ts';
import { suppliersWithAreaAt } from './area-shape.store.ts';

export interface SuppliersAtQuery {
  readonly place: Place;
  readonly companyId?: string | undefined;
  /** The host is the supplier's own: no other supplier is offered, as for white-label. */
  readonly locked?: boolean;
}

/** The suppliers that deliver to the place: listed ones and the current one, filtered for white-label. Spec 4, supplier flow. */
export async function suppliersAt(
  context: Context,
  { place, companyId, locked = false }: SuppliersAtQuery,
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

/** The current supplier is included even if the platform does not list it. */
async function known({ db }: Context, active: Shop | undefined): Promise<readonly Shop[]> {
  const listed = await listedSuppliers(db);
  return active === undefined || listed.some(({ id }) => id === active.id) ? listed : [active, ...listed];
}

const delivers = ({ tags }: Shop): boolean => offeredDeliveryTypes(new Set(tags)).includes('delivery');
