import type { Context } from '#platform/db/context.ts';
import type { Shop } from '../domain/shop.ts';
import type { ShopDetails, Store } from '../domain/shop-details.ts';
import type { Segment } from '../domain/supplier-profile.ts';
import { supplierByKey } from './find-supplier.ts';
import { withDetails } from './shop-details.ts';
import { storesOfSupplier } from './stores.store.ts';
import { segmentsOfSupplier } from './supplier-segments.store.ts';

/** Throws if the supplier no longer exists. */
export async function shopOf({ db, supplier }: Context): Promise<Shop> {
  const shop = await supplierByKey(db, supplier.id);
  if (shop === undefined) throw new Error(`the supplier ${supplier.slug} is gone`);
  return shop;
}

/** Throws if the supplier no longer exists. */
export async function detailsOf(context: Context): Promise<ShopDetails> {
  const [details] = await withDetails(context.db, [await shopOf(context)]);
  if (details === undefined) throw new Error(`the supplier ${context.supplier.slug} is gone`);
  return details;
}

/** Pickup stores of the context's supplier, the default store first. */
export const storesOf = ({ db, supplier }: Context): Promise<Store[]> => storesOfSupplier(db, supplier.id);

/** Segments of the context's supplier, in its order. */
export const segmentsOf = ({ db, supplier }: Context): Promise<Segment[]> =>
  segmentsOfSupplier(db, supplier.id);
