/** Keeps what was used last, as much as fits. */

interface Entry<Value> {
  readonly value: Value;
  readonly bytes: number;
}

/** What the map itself costs for an entry, roughly. */
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

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    // A map keeps the order of insertion: the first key is the one that was used longest ago.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: Value, bytes: number): void {
    this.delete(key);
    const cost = bytes + 2 * key.length + OVERHEAD;
    if (cost > this.#capacity) return;
    this.#entries.set(key, { value, bytes: cost });
    this.#bytes += cost;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#capacity) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }
}
