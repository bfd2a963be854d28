/** Counts in this process's memory what comes from each network in a minute: for calls that change nothing. */
import { networksOf } from './networks-of.ts';

const WINDOW = 60_000;
/** Of how many networks one process keeps count. */
const MOST_NETWORKS = 10_000;

export interface AddressCounter {
  /** Counts some more; false when there were too many. `address`: a network address, or whatever names who asks. */
  may(address: string, now: number, some?: number): boolean;
}

/** `most` in a minute for an address. */
export function addressCounter(most: number): AddressCounter {
  let windowStart = 0;
  let counts = new Map<string, number>();
  return {
    may(address, now, some = 1) {
      if (now - windowStart >= WINDOW || counts.size >= MOST_NETWORKS) {
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
