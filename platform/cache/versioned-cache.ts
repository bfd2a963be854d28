/** A cache of values by group and key: each is loaded once and is valid until its group changes. */
import { ByteLru } from './byte-lru.ts';
import type { Loaded } from './shared-value.ts';
import type { Versions } from './versions.ts';

export interface VersionedCacheOptions {
  readonly versions: Versions;
  readonly maxBytes: number;
  /** Limits the age of values that time alone changes. Milliseconds. */
  readonly maxAge: number;
  readonly now?: () => number;
}

interface Entry<Value> {
  readonly value: Value;
  readonly until: number;
}

export interface CacheUse {
  /** Reads that found a value. */
  readonly hits: number;
  /** Reads that had to load one. A look without loading that finds nothing is not counted: a read follows. */
  readonly misses: number;
  readonly entries: number;
  readonly bytes: number;
  readonly maxBytes: number;
}

export class VersionedCache<Value> {
  readonly #entries: ByteLru<Entry<Value>>;
  readonly #making = new Map<string, Promise<Value>>();
  readonly #options: VersionedCacheOptions;
  readonly #now: () => number;
  #hits = 0;
  #misses = 0;

  constructor(options: VersionedCacheOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#entries = new ByteLru(options.maxBytes);
  }

  get use(): CacheUse {
    const { bytes, size: entries } = this.#entries;
    return { hits: this.#hits, misses: this.#misses, entries, bytes, maxBytes: this.#options.maxBytes };
  }

  /** The group's cached value, if there is one; loads nothing. */
  peek(group: string, key: string): Value | undefined {
    const version = this.#options.versions.of(group);
    return version === undefined ? undefined : this.#fresh(versionedKey(group, version, key))?.value;
  }

  /** Like `peek`, in a version that the caller has read before. */
  peekVersion(version: string, group: string, key: string): Value | undefined {
    return this.#fresh(versionedKey(group, version, key))?.value;
  }

  /** Caches a value that was loaded elsewhere in this version, unless the group has changed since. */
  put(version: string, group: string, key: string, { value, bytes, cacheable }: Loaded<Value>): void {
    this.#misses += 1;
    const { versions, maxAge } = this.#options;
    if (cacheable && versions.of(group) === version && versions.isSettled(group))
      this.#entries.set(versionedKey(group, version, key), { value, until: this.#now() + maxAge }, bytes);
  }

  /** Cached or loaded value; concurrent calls share one load. While changes are not received, every call loads its own. */
  async get(group: string, key: string, make: () => Promise<Loaded<Value>>): Promise<Value> {
    const version = this.#options.versions.of(group);
    if (version === undefined) {
      this.#misses += 1;
      return (await make()).value;
    }
    const full = versionedKey(group, version, key);
    const cached = this.#fresh(full);
    if (cached !== undefined) return cached.value;
    this.#misses += 1;
    const making = this.#making.get(full) ?? this.#begin(group, version, full, make);
    return making;
  }

  /** Frees the memory of entries that are too old; reads skip them anyway. */
  removeExpired(): void {
    const now = this.#now();
    this.#entries.deleteWhere(({ until }) => until <= now);
  }

  #fresh(key: string): Entry<Value> | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined || entry.until <= this.#now()) return undefined;
    this.#hits += 1;
    return entry;
  }

  #begin(group: string, version: string, key: string, make: () => Promise<Loaded<Value>>): Promise<Value> {
    const { versions, maxAge } = this.#options;
    const settled = versions.isSettled(group);
    const until = this.#now() + maxAge;
    const making = (async () => {
      try {
        const { value, bytes, cacheable } = await make();
        if (cacheable && settled && versions.of(group) === version)
          this.#entries.set(key, { value, until }, bytes);
        return value;
      } finally {
        this.#making.delete(key);
      }
    })();
    this.#making.set(key, making);
    return making;
  }
}

/** The key holds the version, so a value from before a change is neither found nor awaited after it. */
const versionedKey = (group: string, version: string, key: string): string => `${group} ${version} ${key}`;
