/** Seeded random numbers: the same seed gives the same world and moments. */
export interface SeededRandom {
  /** From 0 to 1, exclusive. */
  next(): number;
  /** A whole number from 0 to `limit`, exclusive. */
  below(limit: number): number;
  pick<Value>(values: readonly Value[]): Value;
}

/** Mulberry32: small, and random enough to spread a load. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    pick(values) {
      const value = values[below(values.length)];
      if (value === undefined) throw new RangeError('nothing to pick from');
      return value;
    },
  };
}

/** `count` distinct values in random order. */
export function pickSome<Value>(random: SeededRandom, values: readonly Value[], count: number): Value[] {
  const picked = new Set<Value>();
  while (picked.size < Math.min(count, values.length)) picked.add(random.pick(values));
  return [...picked];
}
