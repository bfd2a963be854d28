/** Structured data for search engines (schema.org). Without a price if it is hidden. */

import type { PriceRules } from '#features/pricing/domain/offer.ts';
import { defined } from '#kernel/defined.ts';
import { toReais } from '#kernel/money.ts';
import { isEan13 } from '../../domain/ean.ts';
import type { ProductDetail } from '../../domain/product.ts';
import { shownPrice } from '../price/shown-price.ts';

export interface NamedPage {
  readonly name: string;
  /** A full URL. */
  readonly url: string;
}

export const breadcrumbJsonLd = (pages: readonly NamedPage[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: pages.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
});

/** What the page shows of ratings. */
export interface RatingFigures {
  /** Tenths of a star, of five. */
  readonly average: number;
  readonly total: number;
}

export function productJsonLd(
  product: ProductDetail,
  url: string,
  pictures: readonly string[],
  rules: PriceRules,
  rating?: RatingFigures,
): object {
  const { offer, brand, ean, description } = product;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.sku,
    url,
    ...(description === '' ? {} : { description }),
    ...(pictures.length === 0 ? {} : { image: pictures }),
    ...(brand === '' ? {} : { brand: { '@type': 'Brand', name: brand } }),
    ...(ean !== undefined && isEan13(ean) ? { gtin13: ean } : {}),
    ...defined({
      aggregateRating: rating && {
        '@type': 'AggregateRating',
        ratingValue: (rating.average / 10).toFixed(1),
        bestRating: 5,
        ratingCount: rating.total,
      },
      offers:
        offer === undefined
          ? undefined
          : {
              '@type': 'Offer',
              url,
              priceCurrency: 'BRL',
              price: toReais(shownPrice(offer, product.increments, rules).price).toFixed(2),
              availability: `https://schema.org/${product.available ? 'InStock' : 'OutOfStock'}`,
            },
    }),
  };
}

const unsafe: Readonly<Record<string, string>> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026' };

/** As a script tag of the page's head, escaped so that nothing in it can end the script. */
export const jsonLdScript = (data: object) => ({
  type: 'application/ld+json',
  children: JSON.stringify(data).replace(/[<>&]/g, (sign) => unsafe[sign] ?? ''),
});
