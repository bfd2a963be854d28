/** A sum shared among parts in whole centavos that add up to it: discounts over lines, a combo's price over its products. */
import { centavos, type Money } from './money.ts';

/**
 * Shares centavos in proportion to the weights, which may be of any unit, by the largest remainder; of equal remainders
 * the first has the centavo. Weightless parts share alike. Exact also where the products pass 2^53.
 */
export function allocate(sum: Money, weights: readonly number[]): Money[] {
  if (sum < 0 || weights.some((weight) => weight < 0)) throw new RangeError('nothing below zero is shared');
  if (weights.length === 0 && sum > 0) throw new RangeError('there is no part to share among');
  const weighed = weights.some((weight) => weight > 0) ? weights.map(BigInt) : weights.map(() => 1n);
  const whole = weighed.reduce((all, weight) => all + weight, 0n);
  const shares = weighed.map((weight, place) => {
    const exact = BigInt(sum) * weight;
    return { place, floor: Number(exact / whole), rest: exact % whole };
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
