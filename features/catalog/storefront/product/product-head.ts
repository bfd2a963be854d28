import { priceRules } from '#features/pricing/domain/offer.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import type { ProductDetail } from '../../domain/product.ts';
import { categoryAddress, homeAddress, productAddress } from '../addresses.ts';
import { fullAddress, previewPictureUrl, type Site, sharedSize } from '../head/full-address.ts';
import { breadcrumbJsonLd, jsonLdScript, productJsonLd, type RatingFigures } from '../head/json-ld.ts';
import { pageHead } from '../head/page-head.ts';

export function productHead(site: Site, shop: Shop, product: ProductDetail, rating?: RatingFigures) {
  const url = fullAddress(site, productAddress(shop.slug, product.slug));
  const [first] = product.pictures;
  const pictures = product.pictures.flatMap(({ id }) => previewPictureUrl(site, id) ?? []);
  const way = [
    { name: shop.name, url: fullAddress(site, homeAddress(shop.slug)) },
    ...product.breadcrumb.map(({ name, path }) => ({
      name,
      url: fullAddress(site, categoryAddress(shop.slug, path)),
    })),
    { name: product.name, url },
  ];
  return {
    ...pageHead(shop, {
      title: `${product.seoTitle ?? product.name} | ${shop.name}`,
      description: product.seoDescription ?? product.description,
      canonical: url,
      picture: pictures[0],
      pictureSize: first && sharedSize(first),
      kind: 'product',
    }),
    scripts: [
      jsonLdScript(productJsonLd(product, url, pictures, priceRules(new Set(shop.tags)), rating)),
      jsonLdScript(breadcrumbJsonLd(way)),
    ],
  };
}
