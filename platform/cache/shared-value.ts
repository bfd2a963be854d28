/** Values that a cache gives to many readers: what a load returns, deep freeze and size estimate. */

export interface Loaded<Value> {
  readonly value: Value;
  /** Memory that the value takes. */
  readonly bytes: number;
  /** Whether the value may be cached; concurrent callers that wait for this load get it in any case. */
  readonly cacheable: boolean;
}

/** Freezes the value deeply, in place, and returns it. */
export function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}

/** Estimates the bytes that a plain value takes in memory, which is more than its text. */
export function sizeOf(value: unknown): number {
  if (typeof value === 'string') return 16 + value.length;
  if (typeof value !== 'object' || value === null) return 8;
  return Object.values(value).reduce<number>((sum, part) => sum + 8 + sizeOf(part), 24);
}
