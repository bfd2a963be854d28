/**
 * Mann–Whitney test, two-sided: the probability that two samples of the same distribution differ at least this much.
 */
export function rankTest(one: readonly number[], other: readonly number[]): number {
  const all = [
    ...one.map((value) => ({ value, first: true })),
    ...other.map((value) => ({ value, first: false })),
  ];
  all.sort((a, b) => a.value - b.value);
  let rank = 0;
  let ranks = 0;
  while (rank < all.length) {
    let end = rank;
    while (end < all.length && all[end]?.value === all[rank]?.value) end += 1;
    // Ties get the mean of their ranks.
    const shared = (rank + end + 1) / 2;
    for (let at = rank; at < end; at += 1) if (all[at]?.first) ranks += shared;
    rank = end;
  }
  const [n, m] = [one.length, other.length];
  const u = ranks - (n * (n + 1)) / 2;
  const spread = Math.sqrt((n * m * (n + m + 1)) / 12);
  return spread === 0 ? 1 : 2 * (1 - normal(Math.abs(u - (n * m) / 2) / spread));
}

/** Normal distribution function, accurate to seven decimals (Abramowitz and Stegun 26.2.17). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const tail =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - (tail * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI);
}
