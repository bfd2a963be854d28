import { addressCounter } from './address-counter.ts';

/** A minute's look-ups of whoever asks: more than any form or page needs, too few to copy a register by. */
const MOST = 60;

export interface LookUpThrottle {
  /** Counts one more; false when there were too many. */
  may(asker: string | undefined, now: number): boolean;
}

/** Counts in this process's memory: look-ups change nothing, so that no database has to be asked before each. */
export function lookUpThrottle(): LookUpThrottle {
  const counter = addressCounter(MOST);
  return { may: (asker = '', now) => counter.may(asker, now) };
}
