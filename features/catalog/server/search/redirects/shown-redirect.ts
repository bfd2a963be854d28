import type { Context } from '#platform/db/context.ts';
import type { ProductList } from '../../../domain/product-query.ts';
import { staticPagePath } from '../../../domain/search/search-redirect.ts';

/** Paths of the static pages that the shop shows now, supplied by the composition. */
export type ShopPages = (context: Context) => Promise<readonly string[]>;

/** The list without a redirect to a static page that is not shown any more: the search shows its products instead. */
export async function withShownRedirect(
  context: Context,
  list: ProductList,
  shopPages: ShopPages,
): Promise<ProductList> {
  const { redirect, ...rest } = list;
  const path = redirect?.split(/[?#]/, 1)[0] ?? '';
  if (!path.startsWith(staticPagePath('')) || (await shopPages(context)).includes(path)) return list;
  return rest;
}
