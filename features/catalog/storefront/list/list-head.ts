import type { Shop } from '#features/suppliers/domain/shop.ts';
import type { ProductList } from '../../domain/product-list.ts';
import { categoryAddress, homeAddress, searchAddress } from '../addresses.ts';
import { fullAddress, type Site } from '../head/full-address.ts';
import { breadcrumbJsonLd, jsonLdScript } from '../head/json-ld.ts';
import { DEFAULT_DESCRIPTION, pageHead } from '../head/page-head.ts';
import { countWords } from './count-words.ts';
import { pageOf, tagsOf, withPage, withPart } from './list-change.ts';
import type { ListSearch } from './list-search.ts';
import { categoryTitle, pageTitle, searchTitle } from './list-title.ts';

/** Order and filters show the same products anew, so the address without them is the one that counts. */
export function categoryHead(
  site: Site,
  shop: Shop,
  path: string,
  search: ListSearch,
  list: Pick<ProductList, 'breadcrumb' | 'total'>,
) {
  const title = categoryTitle(list.breadcrumb);
  const canonical = fullAddress(site, categoryAddress(shop.slug, path, withPage({}, pageOf(search))));
  const head = pageHead(shop, {
    title: pageTitle(title, search, shop.name),
    description:
      list.total === 0
        ? DEFAULT_DESCRIPTION
        : `${title}: ${countWords(list.total)} em ${shop.name}. ${DEFAULT_DESCRIPTION}`,
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

/** Searches are questions: they are kept out of search engines. A tag's list is a place. */
export function searchHead(site: Site, shop: Shop, search: ListSearch) {
  const tags = withPart({}, { tags: tagsOf(search).join(',') });
  const asked = search.q === undefined ? tags : { q: search.q };
  const head = pageHead(shop, {
    title: pageTitle(searchTitle(search), search, shop.name),
    description: `${searchTitle(search)} em ${shop.name}. ${DEFAULT_DESCRIPTION}`,
    canonical: fullAddress(site, searchAddress(shop.slug, withPage(asked, pageOf(search)))),
    hidden: Object.keys(search).some((part) => part !== 'page' && part !== 'tags'),
  });
  const way = [
    { name: shop.name, url: fullAddress(site, homeAddress(shop.slug)) },
    { name: searchTitle(search), url: fullAddress(site, searchAddress(shop.slug, asked)) },
  ];
  return { ...head, scripts: [jsonLdScript(breadcrumbJsonLd(way))] };
}
