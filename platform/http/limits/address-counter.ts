/** Counts calls per network and minute in this process's memory; for calls that change nothing. */
import { networksOf } from './networks-of.ts';

const WINDOW = 60_000;
/** Limit of counted networks; reaching it resets all counts. */
const MAX_NETWORKS = 10_000;

export interface AddressCounter {
  /** Counts `some` more; false if the limit is exceeded. `address`: a network address, or any name of the requester. */
  may(address: string | undefined, now: number, some?: number): boolean;
}

/** `most` per minute and address; proportionally more for networks of several customers. */
export function addressCounter(most: number): AddressCounter {
  let windowStart = 0;
  let counts = new Map<string, number>();
  return {
    may(address = '', now, some = 1) {
      if (now - windowStart >= WINDOW || counts.size >= MAX_NETWORKS) {
        windowStart = now;
        counts = new Map();
      }
      let isWithin = true;
      for (const { name, size } of networksOf(address)) {
        const count = (counts.get(name) ?? 0) + some;
        counts.set(name, count);
        if (count > most * size) isWithin = false;
      }
      return isWithin;
    },
  };
}

/** Look-ups per minute and requester: more than any form or page needs, too few to copy a register. */
const MAX_LOOK_UPS = 60;

export const lookUpThrottle = (): AddressCounter => addressCounter(MAX_LOOK_UPS);
