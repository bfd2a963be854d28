/** Splits a sum into parts of whole centavos that add up to it: a discount over lines, a combo's price over its products. */
import { centavos, type Money } from './money.ts';

/**
 * Splits centavos in proportion to the weights (any unit) by the largest remainder; on equal remainders the earlier part gets the
 * centavo. If all weights are 0 the parts are equal. Also exact where the products exceed 2^53. Throws `RangeError` on negative
 * input and on a sum without parts.
 */
export function allocate(sum: Money, weights: readonly number[]): Money[] {
  if (sum < 0 || weights.some((weight) => weight < 0)) throw new RangeError('nothing below zero is shared');
  if (weights.length === 0 && sum > 0) throw new RangeError('there is no part to share among');
  const weighed = weights.some((weight) => weight > 0) ? weights.map(BigInt) : weights.map(() => 1n);
  const whole = weighed.reduce((all, weight) => all + weight, 0n);
  const shares = weighed.map((weight, index) => {
    const exact = BigInt(sum) * weight;
    return { place: index, floor: Number(exact / whole), rest: exact % whole };
  });
  const left = sum - shares.reduce((all, { floor }) => all + floor, 0);
  const favoured = new Set(
    shares
      .toSorted((a, b) => (a.rest === b.rest ? a.place - b.place : a.rest > b.rest ? -1 : 1))
      .slice(0, left)
      .map(({ place }) => place),
  );
  return shares.map(({ place, floor }) => centavos(floor + (favoured.has(place) ? 1 : 0)));
}
