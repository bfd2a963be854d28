/** Addresses of the catalogue's pages, always with the shop's slug, as routes expect them. */
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { formatQuery } from '#platform/web/url.ts';
import type { ListSearch } from './list/list-search.ts';

export const homeAddress = (shopSlug: string): string => shopHref(shopSlug, '/');

export const categoryAddress = (shopSlug: string, path: string, search: ListSearch = {}): string =>
  shopHref(shopSlug, `/c/${path}${formatQuery(search)}`);

export const searchAddress = (shopSlug: string, search: ListSearch = {}): string =>
  shopHref(shopSlug, `/busca${formatQuery(search)}`);

export const productAddress = (shopSlug: string, productSlug: string): string =>
  shopHref(shopSlug, `/p/${encodeURIComponent(productSlug)}`);

export const sectorAddress = (shopSlug: string, sectorSlug: string): string =>
  shopHref(shopSlug, `/setor/${encodeURIComponent(sectorSlug)}`);

export const sectorsAddress = (shopSlug: string): string => shopHref(shopSlug, '/setores');

export const segmentAddress = (shopSlug: string, segmentSlug: string): string =>
  shopHref(shopSlug, `/segmento/${segmentSlug}`);

export const segmentsAddress = (shopSlug: string): string => shopHref(shopSlug, '/segmentos');
