/** Addresses of the combos' pages, always with the shop's slug, as routes expect them. */
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';

export const combosAddress = (shopSlug: string): string => shopHref(shopSlug, '/combos');

export const comboAddress = (shopSlug: string, comboSlug: string): string =>
  shopHref(shopSlug, `/combo/${encodeURIComponent(comboSlug)}`);
