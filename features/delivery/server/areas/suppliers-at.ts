import { availableSuppliers } from '#features/suppliers/domain/available-suppliers.ts';
import { offeredDeliveryTypes } from '#features/suppliers/domain/delivery-types.ts';
import { NO_SUPPLIER, type Shop } from '#features/suppliers/domain/shop.ts';
import type { ShopDetails } from '#features/suppliers/domain/shop-details.ts';
import { listedSuppliers } from '#features/suppliers/server/find-supplier.ts';
import { withDetails } from '#features/suppliers/server/shop-details.ts';
import { shopOf } from '#features/suppliers/server/shop-of.ts';
import { shopsById } from '#features/suppliers/server/suppliers.store.ts';
import type { Context } from '#platform/db/context.ts';
import type { Place } from '../../domain/area.ts';
import { suppliersWithAreaAt } from './area-shape.store.ts';

/** Nobody chooses among more shops; the first ones by name. */
const MOST_SUPPLIERS = 100;

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
  const candidates = availableSuppliers(await known(context, active), only).filter(
    (shop) => delivers(shop) && isOf(shop, companyId),
  );
  const covering = await suppliersWithAreaAt(
    context.db,
    candidates.map(({ id }) => id),
    place,
  );
  const nearby = candidates.filter(({ id }) => covering.has(id)).slice(0, MOST_SUPPLIERS);
  const shops = await shopsById(
    context.db,
    nearby.map(({ id }) => id),
  );
  const found = await withDetails(context.db, shops);
  return found.filter(({ profile }) => companyId === undefined || profile.companyId === companyId);
}

/** The current supplier is included even if the platform does not list it. */
async function known({ db }: Context, active: Shop | undefined): Promise<readonly Candidate[]> {
  const listed: readonly Candidate[] = await listedSuppliers(db);
  return active === undefined || listed.some(({ id }) => id === active.id) ? listed : [active, ...listed];
}

/** The company of the current supplier is not known yet. */
type Candidate = Pick<Shop, 'id' | 'tags'> & { readonly companyId?: string | null };

const isOf = (shop: Candidate, companyId: string | undefined): boolean =>
  companyId === undefined || shop.companyId === undefined || shop.companyId === companyId;

const delivers = ({ tags }: Candidate): boolean => offeredDeliveryTypes(new Set(tags)).includes('delivery');
