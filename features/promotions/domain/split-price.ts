/** What each product of a combo costs of the combo's total, in whole centavos that add up. Orders and invoices need it. */
import { centavos, type Money } from '#kernel/money.ts';

/**
 * Shares a total in proportion to the weights, which are what the products cost alone; the largest remainder gets the
 * centavo, of equal ones the first. Weightless products share alike.
 */
export function splitPrice(total: Money, weights: readonly Money[]): Money[] {
  const weighed = weights.some((weight) => weight > 0) ? weights.map(BigInt) : weights.map(() => 1n);
  const sum = weighed.reduce((so, weight) => so + weight, 0n);
  const shares = weighed.map((weight, place) => {
    const exact = BigInt(total) * weight;
    return { place, whole: Number(exact / sum), rest: exact % sum };
  });
  const left = total - shares.reduce((so, { whole }) => so + whole, 0);
  const favoured = new Set(
    shares
      .toSorted((a, b) => (a.rest === b.rest ? a.place - b.place : a.rest > b.rest ? -1 : 1))
      .slice(0, left)
      .map(({ place }) => place),
  );
  return shares.map(({ place, whole }) => centavos(whole + (favoured.has(place) ? 1 : 0)));
}
