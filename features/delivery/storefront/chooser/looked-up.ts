/**
 * The addresses that were looked up in this browser session: once per shop, and again if the address moves. Only for
 * addresses that the shop's tags chose.
 */
import type { Address } from '#features/addresses/domain/address.ts';
import type { SupplierId } from '#kernel/ids.ts';

/** A client key, so that it is removed at logout. */
const key = (supplierId: SupplierId, { id }: Address): string =>
  `vitrine-client-looked-up-${supplierId}-${id}`;

const placeText = ({ position, postalCode }: Address): string =>
  position === undefined ? postalCode : `${position.latitude} ${position.longitude}`;

export function wasLookedUp(supplierId: SupplierId, address: Address): boolean {
  try {
    return sessionStorage.getItem(key(supplierId, address)) === placeText(address);
  } catch {
    return false;
  }
}

export function rememberLookedUp(supplierId: SupplierId, address: Address): void {
  try {
    sessionStorage.setItem(key(supplierId, address), placeText(address));
  } catch {
    // Without storage, the next page looks it up again.
  }
}
