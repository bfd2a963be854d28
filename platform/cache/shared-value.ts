/** A value that many read: nobody may write on it, and keeping it costs something. */

/** The same value, with no part that can be written on. */
export function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}

/** Roughly the bytes that plain values take in memory, which is more than their letters. */
export function sizeOf(value: unknown): number {
  if (typeof value === 'string') return 16 + value.length;
  if (typeof value !== 'object' || value === null) return 8;
  return Object.values(value).reduce<number>((sum, part) => sum + 8 + sizeOf(part), 24);
}
