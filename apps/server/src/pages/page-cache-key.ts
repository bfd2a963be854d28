/** The normalised key of a page that visitors share: everything of a request that such a page may depend on. */
import { parseListSearch } from '#features/catalog/storefront/list/list-search.ts';
import { formatQuery } from '#platform/web/url.ts';
import { PREVIEW } from './secret-urls.ts';

export interface PageCacheKey {
  /** Slug or id, from the host or the path. */
  readonly supplierKey: string;
  /** Path and query, reduced to the parameters that the page reads. */
  readonly address: string;
}

/** Home, category, the products of a tag, product, sectors, segments, combos and static pages. */
const pages =
  /^(?<home>\/?)$|^(?<list>\/c\/.+|\/busca)$|^\/(?:p|setor|segmento|combo|pagina)\/[^/]+$|^\/(?:setores|segmentos|combos)$/;
const MAX_LENGTH = 1_000;

/** Undefined where the page is not shared among visitors. */
export function pageCacheKey(url: string, lockedTo: string | undefined): PageCacheKey | undefined {
  if (url.length > MAX_LENGTH || !URL.canParse(url, 'http://host')) return undefined;
  const { pathname, search, searchParams } = new URL(url, 'http://host');
  if (searchParams.has(PREVIEW)) return undefined;
  // Paths that URL normalisation would change are not cached.
  if (pathname !== url.split('?', 1)[0]) return undefined;
  const [, first = '', afterFirst = ''] = /^\/([^/]+)(.*)$/.exec(pathname) ?? [];
  const isNamed = lockedTo === undefined || first === lockedTo;
  const page = pages.exec(isNamed ? afterFirst : pathname);
  const supplierKey = lockedTo ?? first;
  if (page === null || supplierKey === '') return undefined;
  if (page.groups?.list === undefined) return { supplierKey, address: pathname };
  const parameters = parseListSearch(Object.fromEntries(new URLSearchParams(search)));
  // Searches are never cached, because each one is counted.
  if (parameters.q !== undefined) return undefined;
  return { supplierKey, address: pathname + formatQuery(parameters) };
}
