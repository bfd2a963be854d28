import type { Context } from '#platform/db/context.ts';
import type { ProductQuery } from '../../../domain/product-query.ts';
import { redirectKey } from '../../../domain/search/search-redirect.ts';
import { redirectPaths } from './search-redirects.store.ts';

/** Where a search of the whole shop leads instead of its list; undefined: nowhere. */
export async function redirectOf(
  { db, supplier }: Context,
  { text = '', category = '' }: Pick<ProductQuery, 'text' | 'category'>,
): Promise<string | undefined> {
  const key = redirectKey(text);
  if (key === '' || category !== '') return undefined;
  const paths = await redirectPaths(db, supplier.id);
  return Object.hasOwn(paths, key) ? paths[key] : undefined;
}
