/** Values that are reused for a limited time, in bounded memory. */

interface Entry<Value> {
  readonly value: Value;
  readonly expiresAt: number;
}

/**
 * A map of at most `max` entries, each of which expires; the oldest are evicted first. `now` and `expiresAt` are milliseconds of the
 * same clock, whichever it is.
 */
export class TtlMap<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #max: number;

  constructor(max: number) {
    this.#max = max;
  }

  get(key: string, now: number): Value | undefined {
    const entry = this.#entries.get(key);
    return entry !== undefined && entry.expiresAt > now ? entry.value : undefined;
  }

  set(key: string, value: Value, expiresAt: number): void {
    this.#entries.delete(key);
    this.#entries.set(key, { value, expiresAt });
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#max) return;
      this.#entries.delete(oldest);
    }
  }

  /** Deletes the key if it has exactly this value; true if it had. */
  deleteValue(key: string, value: Value): boolean {
    return this.#entries.get(key)?.value === value && this.#entries.delete(key);
  }

  deleteWhere(matches: (key: string) => boolean): void {
    for (const key of this.#entries.keys()) if (matches(key)) this.#entries.delete(key);
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }
}

type Load<Value> = () => Promise<Value | undefined>;

export interface TtlCache<Value> {
  /** The cached value, or else that of `load`; simultaneous requests for a key share one call. Failures are not cached. */
  get(key: string, load: Load<Value>): Promise<Value | undefined>;
  /** Loads the value whatever is cached, and caches it: for callers that need the present one. */
  refresh(key: string, load: Load<Value>): Promise<Value | undefined>;
  drop(matches: (key: string) => boolean): void;
}

export interface TtlCacheOptions {
  /** Max values; and max keys that are loading or have none: a thousand of these evict no value. */
  readonly max: number;
  /** From the start of a load. Milliseconds. */
  readonly timeToLive: number;
  /** Whether undefined is cached like a value. Default: no, so that the next request asks again. */
  readonly cachesAbsent?: boolean;
  /** Milliseconds. */
  readonly now?: () => number;
}

export function ttlCache<Value>({
  max,
  timeToLive,
  cachesAbsent = false,
  now = () => performance.now(),
}: TtlCacheOptions): TtlCache<Value> {
  const found = new TtlMap<Promise<Value | undefined>>(max);
  /** Absent values, and those still loading. */
  const others = new TtlMap<Promise<Value | undefined>>(max);

  const refresh: TtlCache<Value>['refresh'] = (key, load) => {
    found.delete(key);
    const value = load();
    const expiresAt = now() + timeToLive;
    others.set(key, value, expiresAt);
    value.then(
      (loaded) => {
        if (loaded === undefined && cachesAbsent) return;
        // Unless it was dropped or refreshed meanwhile.
        const isCurrent = others.deleteValue(key, value);
        if (isCurrent && loaded !== undefined) found.set(key, value, expiresAt);
      },
      () => others.deleteValue(key, value),
    );
    return value;
  };
  return {
    refresh,
    get(key, load) {
      const time = now();
      return found.get(key, time) ?? others.get(key, time) ?? refresh(key, load);
    },
    drop(matches) {
      found.deleteWhere(matches);
      others.deleteWhere(matches);
    },
  };
}
