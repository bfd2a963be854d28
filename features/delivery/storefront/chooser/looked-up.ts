/** Which addresses, chosen by a shop's tags, were looked up in this visit: each once at a shop, and again where its place is another. */
import type { Address } from '#features/addresses/domain/address.ts';
import type { SupplierId } from '#kernel/ids.ts';

/** Named as a client's, so that it goes at logout. */
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
    // A browser that keeps nothing looks again on the next page.
  }
}
