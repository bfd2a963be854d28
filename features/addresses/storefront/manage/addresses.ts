import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import type { AddressId } from '#kernel/ids.ts';

export const addressesAddress = (slug: string): string => shopHref(slug, '/enderecos');
export const newAddressAddress = (slug: string): string => shopHref(slug, '/enderecos/novo');
export const billingAddressAddress = (slug: string): string => shopHref(slug, '/enderecos/faturamento');
export const editAddressAddress = (slug: string, id: AddressId): string => shopHref(slug, `/enderecos/${id}`);
