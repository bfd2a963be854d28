/** Which addresses a screen shows and which of them is the active one. Spec 4, address flow. */
import type { Address } from '../domain/address.ts';
import { addressWithoutAsking, offeredAddresses } from '../domain/chosen-address.ts';

export interface ActiveAddress {
  readonly shown: readonly Address[];
  /** Undefined while the shopper has to choose. */
  readonly active: Address | undefined;
}

/** A created address becomes active, also where only the first would be offered; one alone needs no choice. */
export function activeAddress(
  tags: ReadonlySet<string>,
  addresses: readonly Address[],
  wishedId: string | undefined,
): ActiveAddress {
  const offered = offeredAddresses(tags, addresses);
  const wished = addresses.find(({ id }) => id === wishedId);
  const only = offered.length === 1 ? offered[0] : undefined;
  return {
    shown: wished === undefined || offered.includes(wished) ? offered : [wished, ...offered],
    active: wished ?? addressWithoutAsking(tags, addresses) ?? only,
  };
}
