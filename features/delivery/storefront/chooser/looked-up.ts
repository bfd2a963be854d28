/** For which addresses it is known in this visit who delivers there, so that each is looked up once at a shop. */
import type { AddressId, SupplierId } from '#kernel/ids.ts';

/** Named as a client's, so that it goes at logout. */
const key = (supplierId: SupplierId, addressId: AddressId): string =>
  `vitrine-client-looked-up-${supplierId}-${addressId}`;

export function wasLookedUp(supplierId: SupplierId, addressId: AddressId): boolean {
  try {
    return sessionStorage.getItem(key(supplierId, addressId)) !== null;
  } catch {
    return false;
  }
}

export function rememberLookedUp(supplierId: SupplierId, addressId: AddressId): void {
  try {
    sessionStorage.setItem(key(supplierId, addressId), '');
  } catch {
    // A browser that keeps nothing is told again.
  }
}
