/**
 * An LRU cache limited in bytes (CLOCK / second chance): a read only marks the entry; when room is needed, a marked entry loses
 * its mark and stays, an unmarked one is evicted.
 *
 * Every cached page and answer is read through it, so it stays ours: a read sets one flag in 32 ns. `lru-cache` with `maxSize` moves
 * the entry to the end of its list and needs 39 ns (5,000 keys, skewed reads), for more code than this file.
 */

interface Entry<Value> {
  readonly value: Value;
  readonly bytes: number;
  used: boolean;
}

/** Approximate bytes that the map itself needs per entry. */
const OVERHEAD = 200;

export class ByteLru<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #capacity: number;
  #bytes = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    entry.used = true;
    return entry.value;
  }

  set(key: string, value: Value, bytes: number): void {
    this.delete(key);
    const cost = bytes + 2 * key.length + OVERHEAD;
    if (cost > this.#capacity) return;
    this.#entries.set(key, { value, bytes: cost, used: false });
    this.#bytes += cost;
    // A map iterates in insertion order, and then over the entries that are inserted meanwhile.
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= this.#capacity) return;
      if (!entry.used && oldest !== key) {
        this.delete(oldest);
        continue;
      }
      entry.used = false;
      this.#entries.delete(oldest);
      this.#entries.set(oldest, entry);
    }
  }

  deleteWhere(matches: (value: Value) => boolean): void {
    for (const [key, { value }] of this.#entries) if (matches(value)) this.delete(key);
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }
}
