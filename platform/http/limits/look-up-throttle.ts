import { addressCounter } from './address-counter.ts';

/** Look-ups per minute and asker: more than any form or page needs, too few to copy a register. */
const MAX = 60;

export interface LookUpThrottle {
  /** Counts one more; false if the limit is exceeded. */
  may(asker: string | undefined, now: number): boolean;
}

/** Counts in this process's memory: look-ups change nothing, so no database query is needed before each. */
export function lookUpThrottle(): LookUpThrottle {
  const counter = addressCounter(MAX);
  return { may: (asker = '', now) => counter.may(asker, now) };
}
