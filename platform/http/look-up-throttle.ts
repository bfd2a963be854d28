/** Sixty look-ups a minute for whoever asks: more than any form or page needs, too few to copy a register by. */
const MOST = 60;
const WINDOW = 60_000;
/** Of how many askers one process keeps count. */
const MOST_ASKERS = 10_000;

export interface LookUpThrottle {
  /** Counts one more; false when there were too many. */
  may(asker: string | undefined, now: number): boolean;
}

/** Counts in this process's memory: look-ups change nothing, so that no database has to be asked before each. */
export function lookUpThrottle(): LookUpThrottle {
  let windowStart = 0;
  let counts = new Map<string, number>();
  return {
    may(asker = '', now) {
      if (now - windowStart >= WINDOW || counts.size >= MOST_ASKERS) {
        windowStart = now;
        counts = new Map();
      }
      const count = (counts.get(asker) ?? 0) + 1;
      counts.set(asker, count);
      return count <= MOST;
    },
  };
}
