import type { Shop } from '#features/suppliers/domain/shop.ts';
import type { ProductList } from '../../domain/product-query.ts';
import { categoryAddress, homeAddress, searchAddress } from '../addresses.ts';
import { fullAddress, type Site } from '../head/full-address.ts';
import { breadcrumbJsonLd, jsonLdScript } from '../head/json-ld.ts';
import { DEFAULT_DESCRIPTION, pageHead } from '../head/page-head.ts';
import { chosenTags, pageNumberOf, withPage, withPart } from './list-change.ts';
import type { ListSearch } from './list-search.ts';
import { categoryTitle, pageTitle, searchTitle } from './list-title.ts';
import { productCountWords } from './toolbar/count-words.ts';

/** The canonical address has no order and filters, which only rearrange the same products. */
export function categoryHead(
  site: Site,
  shop: Shop,
  path: string,
  search: ListSearch,
  list: Pick<ProductList, 'breadcrumb' | 'total'>,
) {
  const title = categoryTitle(list.breadcrumb);
  const canonical = fullAddress(site, categoryAddress(shop.slug, path, withPage({}, pageNumberOf(search))));
  const head = pageHead(shop, {
    title: pageTitle(title, search, shop.name),
    description:
      list.total === 0
        ? DEFAULT_DESCRIPTION
        : `${title}: ${productCountWords(list.total)} em ${shop.name}. ${DEFAULT_DESCRIPTION}`,
    canonical,
    hidden: Object.keys(search).some((part) => part !== 'page'),
  });
  const way = [
    { name: shop.name, url: fullAddress(site, homeAddress(shop.slug)) },
    ...list.breadcrumb.map((crumb) => ({
      name: crumb.name,
      url: fullAddress(site, categoryAddress(shop.slug, crumb.path)),
    })),
  ];
  return { ...head, scripts: [jsonLdScript(breadcrumbJsonLd(way))] };
}

/**
 * A search with results has the address of its text alone as canonical page; further pages, orders and filters are
 * variants of it. Searches without results, or with only guessed ones, are not to be indexed.
 */
export function searchHead(site: Site, shop: Shop, search: ListSearch, found: SearchOutcome | undefined) {
  const tags = withPart({}, { tags: chosenTags(search).join(',') });
  const place = search.q === undefined ? tags : { q: search.q };
  const canonical = search.q === undefined ? withPage(tags, pageNumberOf(search)) : place;
  const head = pageHead(shop, {
    title: pageTitle(searchTitle(search), search, shop.name),
    description: `${searchTitle(search)} em ${shop.name}. ${DEFAULT_DESCRIPTION}`,
    canonical: fullAddress(site, searchAddress(shop.slug, canonical)),
    hidden: !isPlace(search, found),
  });
  const way = [
    { name: shop.name, url: fullAddress(site, homeAddress(shop.slug)) },
    { name: searchTitle(search), url: fullAddress(site, searchAddress(shop.slug, place)) },
  ];
  return { ...head, scripts: [jsonLdScript(breadcrumbJsonLd(way))] };
}

export type SearchOutcome = Pick<ProductList, 'total' | 'approximate' | 'corrected'>;

function isPlace(search: ListSearch, found: SearchOutcome | undefined): boolean {
  const { q, ...ways } = search;
  if (q === undefined) return Object.keys(ways).every((part) => part === 'page' || part === 'tags');
  if (found === undefined || found.total === 0 || found.approximate) return false;
  return found.corrected === undefined && Object.keys(ways).length === 0;
}
