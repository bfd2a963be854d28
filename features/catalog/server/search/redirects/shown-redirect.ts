import { plainPath } from '#features/suppliers/domain/hosts/redirect.ts';
import { redirectFrom } from '#features/suppliers/server/redirects.store.ts';
import { type Result, refuse } from '#kernel/result.ts';
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

interface NoSuchCategory {
  readonly code: 'category-not-found';
  /** Where the category's old address leads, as the shop's redirects say. */
  readonly facts?: { readonly movedTo: string };
}

/** The list; or its refusal, with where the category has moved. */
export async function withMove<List>(
  { db, supplier }: Context,
  { category = '' }: Pick<ProductQuery, 'category'>,
  list: Result<List, { readonly code: 'category-not-found' }>,
): Promise<Result<List, NoSuchCategory>> {
  if (list.ok) return list;
  const movedTo = await redirectFrom(db, supplier.id, plainPath(`/c/${category}`));
  return refuse({ ...list.refusal, ...(movedTo === undefined ? {} : { facts: { movedTo } }) });
}

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
