import type { Shop } from '#features/suppliers/domain/shop.ts';
import { homeAddress } from '../addresses.ts';
import { fullAddress, previewPictureUrl, type Site } from '../head/full-address.ts';
import { DEFAULT_DESCRIPTION, pageHead } from '../head/page-head.ts';

export const homeHead = (site: Site, shop: Shop, { hidden = false }: { readonly hidden?: boolean } = {}) =>
  pageHead(shop, {
    title: shop.name,
    description: shop.description ?? DEFAULT_DESCRIPTION,
    canonical: fullAddress(site, homeAddress(shop.slug)),
    picture: previewPictureUrl(site, shop.logo),
    hidden,
  });
