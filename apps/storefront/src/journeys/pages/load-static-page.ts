import { fullAddress } from '#features/catalog/storefront/head/full-address.ts';
import { breadcrumbJsonLd, jsonLdScript } from '#features/catalog/storefront/head/json-ld.ts';
import { pageHead } from '#features/catalog/storefront/head/page-head.ts';
import { loadQuery } from '#features/catalog/storefront/queries/load-query.ts';
import { orNotFound } from '#features/catalog/storefront/queries/or-not-found.ts';
import { pageAddress } from '#features/content/domain/shown-page.ts';
import { staticPageQuery } from '#features/content/storefront/static-page-query.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import type { ShopPageContext } from '../../page-context.ts';

interface WantedPage {
  readonly slug: string;
  /** The token of a preview link. */
  readonly preview: string | undefined;
}

/** Loads one of the shop's own pages and returns the page's head. A draft is not indexed. */
export async function loadStaticPage(
  context: ShopPageContext,
  { slug, preview }: WantedPage,
  navigation: AbortSignal,
) {
  const { api, queryClient, shop } = context;
  const query = staticPageQuery(api, shop.id, slug, preview);
  const page = await orNotFound(loadQuery(queryClient, query, navigation));
  const url = fullAddress(context, shopHref(shop.slug, pageAddress(page)));
  const head = pageHead(shop, {
    title: `${page.title} | ${shop.name}`,
    description: page.description === '' ? `${page.title}: ${shop.name}.` : page.description,
    canonical: url,
    hidden: page.draft,
  });
  const way = [
    { name: shop.name, url: fullAddress(context, shopHref(shop.slug, '/')) },
    { name: page.title, url },
  ];
  return { ...head, scripts: [jsonLdScript(breadcrumbJsonLd(way))] };
}
