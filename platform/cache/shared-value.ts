/** Helpers for cached values, which many readers share: deep freeze and size estimate. */

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
