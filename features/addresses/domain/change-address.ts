/** Partial updates of an address. Spec 7, enderecosput. */
import { defined } from '#kernel/defined.ts';
import type { Result } from '#kernel/result.ts';
import type { Address, NewAddress, Position } from './address.ts';
import { type AddressDraft, type AddressErrors, digitsOf, parseNewAddress } from './parse-new-address.ts';

/** Fields that are left out stay as they are; `null` removes the position. */
export type AddressChanges = Partial<Omit<AddressDraft, 'latitude' | 'longitude'>> & {
  readonly position?: { readonly latitude?: number; readonly longitude?: number } | null;
};

/**
 * The complete address after the update, or field errors. A new CEP without a position replaces the old position by
 * `ofCode`, the CEP's position, or removes it.
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
    // A client always has a primary address: the flag only moves to another address.
    primary: old.primary || texts.primary === true,
    ...defined({
      latitude: place?.latitude === undefined ? undefined : place.latitude,
      longitude: place?.longitude === undefined ? undefined : place.longitude,
    }),
  });
}
