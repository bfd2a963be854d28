/** A cache of values by group and key: each is loaded once and is valid until its group changes. */
import { ByteLru } from './byte-lru.ts';
import type { Versions } from './versions.ts';

export interface Loaded<Value> {
  readonly value: Value;
  /** Memory that the value takes. */
  readonly bytes: number;
  /** Whether the value may be cached; concurrent callers that wait for this load get it in any case. */
  readonly cacheable: boolean;
}

export interface VersionedCacheOptions {
  readonly versions: Versions;
  readonly maxBytes: number;
  /** Limits the age of values that time alone changes. Milliseconds. */
  readonly maxAge: number;
  readonly now?: () => number;
}

interface Kept<Value> {
  readonly value: Value;
  readonly until: number;
}

export class VersionedCache<Value> {
  readonly #kept: ByteLru<Kept<Value>>;
  readonly #making = new Map<string, Promise<Value>>();
  readonly #options: VersionedCacheOptions;
  readonly #now: () => number;

  constructor(options: VersionedCacheOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#kept = new ByteLru(options.maxBytes);
  }

  /** The group's cached value, if there is one; loads nothing. */
  peek(group: string, question: string): Value | undefined {
    const version = this.#options.versions.of(group);
    return version === undefined ? undefined : this.#fresh(keyOf(group, version, question))?.value;
  }

  /** Like `peek`, for a version that may be outdated: only for callers that have validated it. */
  peekVersion(version: string, group: string, question: string): Value | undefined {
    return this.#fresh(keyOf(group, version, question))?.value;
  }

  /** Caches a value that was loaded elsewhere in this version, unless the group has changed since. */
  put(
    version: string,
    group: string,
    question: string,
    { value, bytes, cacheable: keep }: Loaded<Value>,
  ): void {
    const { versions, maxAge } = this.#options;
    if (keep && versions.of(group) === version && versions.isSettled(group))
      this.#kept.set(keyOf(group, version, question), { value, until: this.#now() + maxAge }, bytes);
  }

  /** Cached or loaded value; concurrent calls share one load. While changes are not received, every call loads its own. */
  async get(group: string, question: string, make: () => Promise<Loaded<Value>>): Promise<Value> {
    const version = this.#options.versions.of(group);
    if (version === undefined) return (await make()).value;
    const key = keyOf(group, version, question);
    const kept = this.#fresh(key);
    if (kept !== undefined) return kept.value;
    const making = this.#making.get(key) ?? this.#begin(group, version, key, make);
    return making;
  }

  #fresh(key: string): Kept<Value> | undefined {
    const kept = this.#kept.get(key);
    return kept !== undefined && kept.until > this.#now() ? kept : undefined;
  }

  #begin(group: string, version: string, key: string, make: () => Promise<Loaded<Value>>): Promise<Value> {
    const { versions, maxAge } = this.#options;
    const settled = versions.isSettled(group);
    const until = this.#now() + maxAge;
    const making = (async () => {
      try {
        const { value, bytes, cacheable: keep } = await make();
        if (keep && settled && versions.of(group) === version) this.#kept.set(key, { value, until }, bytes);
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
const keyOf = (group: string, version: string, question: string): string => `${group} ${version} ${question}`;
