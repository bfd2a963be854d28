/** The addresses of the combos' pages, as routes see them: always with the shop's slug. */
import { shopHref } from '#features/suppliers/storefront/public.tsx';

export const combosAddress = (shopSlug: string): string => shopHref(shopSlug, '/combos');

export const comboAddress = (shopSlug: string, comboSlug: string): string =>
  shopHref(shopSlug, `/combo/${encodeURIComponent(comboSlug)}`);
