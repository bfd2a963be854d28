import type { Context } from '#platform/db/context.ts';
import type { Shop } from '../domain/shop.ts';
import type { ShopDetails } from '../domain/shop-details.ts';
import type { ContentType, CustomContent } from '../domain/shop-texts.ts';
import { supplierByKey } from './find-supplier.ts';
import { withDetails } from './shop-details.ts';

/** Adds what other features contribute to a shop, such as links in its menu and footer. Passed to the routes by the composition. */
export type CompleteShop = (context: Context, shop: Shop) => Promise<Shop>;

/** What is shown to who has a preview link. `token` is unchecked. Passed to the routes by the composition. */
export interface ShopPreview {
  /** The shop with what its staff prepare, and with the token where it opens that. */
  readonly shop: (context: Context, shop: Shop, token: string) => Promise<Shop>;
  /** Undefined: as published. */
  readonly contents: (
    context: Context,
    type: ContentType,
    token: string,
  ) => Promise<readonly CustomContent[] | undefined>;
}

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
