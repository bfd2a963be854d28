/** The smallest of the sorted values that at least this share of them does not exceed; 0 for an empty list. */
export function percentile(sorted: ArrayLike<number>, share: number): number {
  const place = Math.ceil(share * sorted.length) - 1;
  return sorted[Math.max(0, place)] ?? 0;
}

/** The median; of an even number of values the lower of the two middle ones. */
export const median = (values: readonly number[]): number =>
  percentile(Float64Array.from(values).sort(), 0.5);
