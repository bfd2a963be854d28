/** What changes of an address when some of its fields are told anew. Spec 7, enderecosput. */
import type { Result } from '#kernel/result.ts';
import type { Address, NewAddress, Position } from './address.ts';
import { type AddressDraft, type AddressErrors, digitsOf, parseNewAddress } from './parse-new-address.ts';

/** Fields that are left out stay as they are; `null` takes the place on the map away. */
export type AddressChanges = Partial<Omit<AddressDraft, 'latitude' | 'longitude'>> & {
  readonly position?: { readonly latitude?: number; readonly longitude?: number } | null;
};

/**
 * The whole address afterwards, or what to mend. Another CEP without a place takes the old place off the map, and puts it
 * where the CEP is, if that is known.
 */
export function changedAddress(
  address: Omit<Address, 'id'>,
  { position, ...texts }: AddressChanges,
  ofCode?: Position,
): Result<NewAddress, AddressErrors> {
  const { erpCode: _, position: known, ...old } = address;
  const sameCode = digitsOf(texts.postalCode ?? old.postalCode) === old.postalCode;
  const standing = sameCode ? (known ?? ofCode) : ofCode;
  const place = position === undefined ? standing : (position ?? undefined);
  return parseNewAddress({
    ...old,
    ...texts,
    // There is always a primary one: it stops being it only when another becomes it.
    primary: old.primary || texts.primary === true,
    ...(place?.latitude === undefined ? {} : { latitude: place.latitude }),
    ...(place?.longitude === undefined ? {} : { longitude: place.longitude }),
  });
}
