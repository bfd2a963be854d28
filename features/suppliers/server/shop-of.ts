import type { Context } from '#platform/db/context.ts';
import type { Shop } from '../domain/shop.ts';
import type { ShopDetails } from '../domain/shop-details.ts';
import type { Store } from '../domain/store.ts';
import type { Segment } from '../domain/supplier-profile.ts';
import { supplierByKey } from './find-supplier.ts';
import { withDetails } from './shop-details.ts';
import { storesOfSupplier } from './stores.store.ts';
import { segmentsOfSupplier } from './supplier-segments.store.ts';

/** The whole shop of the context's supplier. */
export async function shopOf({ db, supplier }: Context): Promise<Shop> {
  const shop = await supplierByKey(db, supplier.id);
  if (shop === undefined) throw new Error(`the supplier ${supplier.slug} is gone`);
  return shop;
}

/** The shop with all that is told of its supplier. */
export async function detailsOf(context: Context): Promise<ShopDetails> {
  const [details] = await withDetails(context.db, [await shopOf(context)]);
  if (details === undefined) throw new Error(`the supplier ${context.supplier.slug} is gone`);
  return details;
}

/** Where this supplier's goods can be picked up, the default store first. */
export const storesOf = ({ db, supplier }: Context): Promise<Store[]> => storesOfSupplier(db, supplier.id);

/** This supplier's segments, in its order. */
export const segmentsOf = ({ db, supplier }: Context): Promise<Segment[]> =>
  segmentsOfSupplier(db, supplier.id);
