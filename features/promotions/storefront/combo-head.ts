/** Titles, descriptions and structured data of the combos' pages. */

import { homeAddress } from '#features/catalog/storefront/addresses.ts';
import { fullAddress, previewPictureUrl, type Site } from '#features/catalog/storefront/head/full-address.ts';
import { breadcrumbJsonLd, jsonLdScript } from '#features/catalog/storefront/head/json-ld.ts';
import { pageHead } from '#features/catalog/storefront/head/page-head.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { defined } from '#kernel/defined.ts';
import { toReais } from '#kernel/money.ts';
import { joinNames } from '#kernel/number-format.ts';
import type { ShownCombo } from '../domain/shown-combo.ts';
import { comboAddress, combosAddress } from './addresses.ts';

export function combosHead(site: Site, shop: Shop, combos: readonly ShownCombo[]) {
  const way = wayTo(site, shop);
  const names = joinNames(combos.map(({ name }) => name));
  const url = fullAddress(site, combosAddress(shop.slug));
  return {
    ...pageHead(shop, {
      title: `Combos | ${shop.name}`,
      description:
        names === '' ? '' : `Combos de ${shop.name}, por menos do que os produtos custam sozinhos: ${names}.`,
      canonical: url,
      picture: previewPictureUrl(site, pictureOf(combos)),
      // Without combos there is nothing to index.
      hidden: combos.length === 0,
    }),
    scripts: [
      jsonLdScript(breadcrumbJsonLd(way)),
      jsonLdScript({
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        itemListElement: combos.map(({ slug, name }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          url: fullAddress(site, comboAddress(shop.slug, slug)),
        })),
      }),
    ],
  };
}

export function comboHead(site: Site, shop: Shop, combo: ShownCombo) {
  const url = fullAddress(site, comboAddress(shop.slug, combo.slug));
  const names = joinNames(combo.items.map(({ product }) => product.name));
  return {
    ...pageHead(shop, {
      title: `${combo.name} | ${shop.name}`,
      description: `${combo.description} ${names}.`,
      canonical: url,
      picture: previewPictureUrl(site, pictureOf([combo])),
      kind: 'product',
    }),
    scripts: [
      jsonLdScript(comboJsonLd(site, combo, url)),
      jsonLdScript(breadcrumbJsonLd([...wayTo(site, shop), { name: combo.name, url }])),
    ],
  };
}

const wayTo = (site: Site, shop: Shop) => [
  { name: shop.name, url: fullAddress(site, homeAddress(shop.slug)) },
  { name: 'Combos', url: fullAddress(site, combosAddress(shop.slug)) },
];

const pictureOf = (combos: readonly ShownCombo[]): string | undefined =>
  combos.flatMap(({ items }) => items.flatMap(({ product }) => product.picture ?? []))[0];

/** Without a price if it is hidden. */
export function comboJsonLd(site: Site, combo: ShownCombo, url: string): object {
  const pictures = combo.items.flatMap(({ product }) => previewPictureUrl(site, product.picture) ?? []);
  const { prices, validUntil } = combo;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: combo.name,
    url,
    ...(combo.description === '' ? {} : { description: combo.description }),
    ...(pictures.length === 0 ? {} : { image: pictures }),
    ...defined({
      offers:
        prices === undefined
          ? undefined
          : {
              '@type': 'Offer',
              url,
              priceCurrency: 'BRL',
              price: toReais(prices.price).toFixed(2),
              availability: `https://schema.org/${combo.most > 0 ? 'InStock' : 'OutOfStock'}`,
              ...defined({
                priceValidUntil: validUntil === undefined ? undefined : new Date(validUntil).toISOString(),
              }),
            },
    }),
  };
}
