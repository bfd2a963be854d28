import { plainPath } from '#features/suppliers/domain/hosts/redirect.ts';
import { redirectFrom } from '#features/suppliers/server/redirects.store.ts';
import type { Context } from '#platform/db/context.ts';
import type { ProductQuery } from '../../../domain/product-query.ts';
import { redirectKey, staticPagePath } from '../../../domain/search/search-redirect.ts';
import { redirectPaths } from './search-redirects.store.ts';

/** Paths of the static pages that the shop shows now, supplied by the composition. */
export type ShopPages = (context: Context) => Promise<readonly string[]>;

/** Where a search leads instead of its list; undefined: nowhere, also where a static page is not shown any more. */
export async function shownRedirect(
  context: Context,
  query: Pick<ProductQuery, 'text' | 'category'>,
  shopPages: ShopPages,
): Promise<string | undefined> {
  const redirect = await redirectOf(context, query);
  const path = redirect?.split(/[?#]/, 1)[0] ?? '';
  const isShown = !path.startsWith(staticPagePath('')) || (await shopPages(context)).includes(path);
  return isShown ? redirect : undefined;
}

/** Where a category's old address leads, as the shop's redirects say. */
export const categoryMovedTo = ({ db, supplier }: Context, category: string): Promise<string | undefined> =>
  redirectFrom(db, supplier.id, plainPath(`/c/${category}`));

/** Only of the whole shop. */
async function redirectOf(
  { db, supplier }: Context,
  { text = '', category = '' }: Pick<ProductQuery, 'text' | 'category'>,
): Promise<string | undefined> {
  const key = redirectKey(text);
  if (key === '' || category !== '') return undefined;
  const paths = await redirectPaths(db, supplier.id);
  return Object.hasOwn(paths, key) ? paths[key] : undefined;
}
