/** Which of a client's addresses are offered, and which one is chosen without asking. Spec 4, address flow. */
import { hasTag } from '#features/suppliers/domain/tags.ts';
import type { Address } from './address.ts';

type Tags = ReadonlySet<string>;

/** With tag uses-single-address, unless store-prefers-delivery-with-pickup disables that. */
export const keepsOneAddress = (tags: Tags): boolean =>
  hasTag(tags, 'uses-single-address') && !prefersPickup(tags);

/** With tag uses-single-address only the first is kept, unless store-prefers-delivery-with-pickup disables that. */
export const offeredAddresses = (tags: Tags, addresses: readonly Address[]): readonly Address[] =>
  keepsOneAddress(tags) ? addresses.slice(0, 1) : addresses;

/** With tag uses-single-address there is no second one to add, unless store-prefers-delivery-with-pickup disables that. */
export const mayAddAddress = (tags: Tags, addresses: readonly Address[]): boolean =>
  addresses.length === 0 || !keepsOneAddress(tags);

/** With tag use-primary-address the primary one, unless store-prefers-delivery-with-pickup disables that. */
export const addressWithoutAsking = (tags: Tags, addresses: readonly Address[]): Address | undefined =>
  hasTag(tags, 'use-primary-address') && !prefersPickup(tags)
    ? offeredAddresses(tags, addresses).find((address) => address.primary)
    : undefined;

/** The one that the tags choose, where the shopper has chosen none: the primary one, or the only one that is kept. */
export const addressByTags = (tags: Tags, addresses: readonly Address[]): Address | undefined =>
  addressWithoutAsking(tags, addresses) ?? (keepsOneAddress(tags) ? addresses[0] : undefined);

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
