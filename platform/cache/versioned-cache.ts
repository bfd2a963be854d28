/** Answers that are the same for everyone who asks, made once and kept until their group changes. */
import { ByteLru } from './byte-lru.ts';
import type { Versions } from './versions.ts';

export interface Loaded<Value> {
  readonly value: Value;
  /** What it costs to keep. */
  readonly bytes: number;
  /** Whether it may answer those who ask later; those who wait for it now get it in any case. */
  readonly cacheable: boolean;
}

export interface VersionedCacheOptions {
  readonly versions: Versions;
  readonly maxBytes: number;
  /** What time alone changes is never older. Milliseconds. */
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

  /** What is kept of the group's answer now; nothing is begun and nobody waits. */
  peek(group: string, question: string): Value | undefined {
    const version = this.#options.versions.of(group);
    return version === undefined ? undefined : this.#fresh(keyOf(group, version, question))?.value;
  }

  /** The same of a version that may be over: whoever has proved that it holds may go by it. */
  peekVersion(version: string, group: string, question: string): Value | undefined {
    return this.#fresh(keyOf(group, version, question))?.value;
  }

  /** Keeps what was answered elsewhere in this version, unless it is over. */
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

  /** The group's answer to `question`. While nobody knows of changes, each asker makes their own. */
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

/** With its version in the key, an answer of before a change is never found nor waited for after it. */
const keyOf = (group: string, version: string, question: string): string => `${group} ${version} ${question}`;
