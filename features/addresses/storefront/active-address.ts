/** The addresses that a screen shows, and the active one. Spec 4, address flow. */
import type { Address } from '../domain/address.ts';
import { offeredAddresses, primaryByTag } from '../domain/chosen-address.ts';

export interface ActiveAddress {
  readonly shown: readonly Address[];
  /** Undefined if the user has to choose. */
  readonly active: Address | undefined;
}

/**
 * The chosen address if it is offered (with uses-single-address only the first is), else the default by tags, else the
 * only one.
 */
export function activeAddress(
  tags: ReadonlySet<string>,
  addresses: readonly Address[],
  wishedId: string | undefined,
): ActiveAddress {
  const offered = offeredAddresses(tags, addresses);
  const wished = offered.find(({ id }) => id === wishedId);
  const only = offered.length === 1 ? offered[0] : undefined;
  return {
    shown: offered,
    active: wished ?? primaryByTag(tags, addresses) ?? only,
  };
}
