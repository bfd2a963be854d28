/** Which of a client's addresses are offered, and which one is selected by default. Spec 4, address flow. */
import { hasTag } from '#features/suppliers/domain/tags/tags.ts';
import type { Address } from './address.ts';

type Tags = ReadonlySet<string>;

/** Tag uses-single-address, unless store-prefers-delivery-with-pickup disables it. */
export const keepsOneAddress = (tags: Tags): boolean =>
  hasTag(tags, 'uses-single-address') && !prefersPickup(tags);

/** With tag uses-single-address only the first, unless store-prefers-delivery-with-pickup disables it. */
export const offeredAddresses = (tags: Tags, addresses: readonly Address[]): readonly Address[] =>
  keepsOneAddress(tags) ? addresses.slice(0, 1) : addresses;

/** With tag uses-single-address no second address can be added, unless store-prefers-delivery-with-pickup disables it. */
export const mayAddAddress = (tags: Tags, addresses: readonly Address[]): boolean =>
  addresses.length === 0 || !keepsOneAddress(tags);

/** With tag use-primary-address the primary one, unless store-prefers-delivery-with-pickup disables it. */
export const primaryByTag = (tags: Tags, addresses: readonly Address[]): Address | undefined =>
  hasTag(tags, 'use-primary-address') && !prefersPickup(tags)
    ? offeredAddresses(tags, addresses).find((address) => address.primary)
    : undefined;

/** The default selected by the supplier's tags: the primary address, or the only one that is offered. */
export const addressByTags = (tags: Tags, addresses: readonly Address[]): Address | undefined =>
  primaryByTag(tags, addresses) ?? (keepsOneAddress(tags) ? addresses[0] : undefined);

/** Spec 5: an address is required when both tags are present and there is no address id or latitude. */
export const addressIsRequired = (
  tags: Tags,
  chosen: { readonly addressId?: string; readonly latitude?: number },
): boolean =>
  hasTag(tags, 'has-delivery') &&
  hasTag(tags, 'requires-address-to-access') &&
  chosen.addressId === undefined &&
  chosen.latitude === undefined;

const prefersPickup = (tags: Tags): boolean => hasTag(tags, 'store-prefers-delivery-with-pickup');
