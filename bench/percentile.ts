/** The smallest of the sorted values that at least this share of them doesn't exceed; 0 of none. */
export function percentile(sorted: ArrayLike<number>, share: number): number {
  const place = Math.ceil(share * sorted.length) - 1;
  return sorted[Math.max(0, place)] ?? 0;
}

/** The middle one; of an even number the lower of the two. */
export const median = (values: readonly number[]): number =>
  percentile(Float64Array.from(values).sort(), 0.5);
