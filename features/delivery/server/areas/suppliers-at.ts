import { offeredDeliveryTypes } from '#features/suppliers/domain/delivery-types.ts';
import { NO_SUPPLIER, type Shop } from '#features/suppliers/domain/shop.ts';
import type { ShopDetails } from '#features/suppliers/domain/shop-details.ts';
import { withDetails } from '#features/suppliers/server/shop-details.ts';
import { shopOf } from '#features/suppliers/server/shop-of.ts';
import { outlinesAmong, outlinesOnPage, shopsById } from '#features/suppliers/server/suppliers.store.ts';
import type { SupplierId } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import type { Db } from '#platform/db/database.ts';
import type { Place } from '../../domain/area.ts';
import { MOST_AREAS, someSuppliersWithAreaAt, suppliersWithAreaAt } from './area-shape.store.ts';

/** Nobody chooses among more shops; the first ones by name. */
const MOST_SUPPLIERS = 100;
/** The first part of all suppliers by name; each further part is twice as long. */
const FIRST_PART = 2 * MOST_SUPPLIERS;

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
  const { db, supplier } = context;
  const active = supplier.id === NO_SUPPLIER.id ? undefined : await shopOf(context);
  const isCandidate = (shop: Candidate): boolean => delivers(shop) && isOf(shop, companyId);
  const own = active !== undefined && isCandidate(active) ? [active.id] : [];
  // The current supplier is included even if the platform does not list it.
  const ids = [...(await suppliersWithAreaAt(db, own, place))];
  if (active === undefined || !(active.whiteLabel || locked)) {
    const listed = await listedAt(db, place, isCandidate);
    ids.push(...listed.filter((id) => id !== active?.id));
  }
  const shops = await shopsById(db, ids.slice(0, MOST_SUPPLIERS));
  const found = await withDetails(db, shops);
  return found.filter(({ profile }) => companyId === undefined || profile.companyId === companyId);
}

/**
 * The first listed candidates by name whose areas cover the place. Few of ten thousand shops cover most places: those are found by their
 * areas. Where very many do, the first by name are found soon.
 */
async function listedAt(
  db: Db,
  place: Place,
  isCandidate: (shop: Candidate) => boolean,
): Promise<readonly SupplierId[]> {
  const covering = await someSuppliersWithAreaAt(db, place, MOST_AREAS);
  if (covering.all) return idsOf((await outlinesAmong(db, [...covering.ids])).filter(isCandidate));
  const found: SupplierId[] = [];
  for (let offset = 0, limit = FIRST_PART; found.length < MOST_SUPPLIERS; offset += limit, limit *= 2) {
    const part = await outlinesOnPage(db, { limit, offset });
    const ids = idsOf(part.filter(isCandidate));
    const covers = await suppliersWithAreaAt(db, ids, place);
    found.push(...ids.filter((id) => covers.has(id)));
    if (part.length < limit) break;
  }
  return found;
}

/** The company of the current supplier is not known yet. */
type Candidate = Pick<Shop, 'id' | 'tags'> & { readonly companyId?: string | null };

const idsOf = (shops: readonly Candidate[]): SupplierId[] => shops.map(({ id }) => id);

const isOf = (shop: Candidate, companyId: string | undefined): boolean =>
  companyId === undefined || shop.companyId === undefined || shop.companyId === companyId;

const delivers = ({ tags }: Candidate): boolean => offeredDeliveryTypes(new Set(tags)).includes('delivery');
