import { varied } from '#features/pricing/domain/payment-variance.ts';
import { centavos, type Money, ZERO } from '#kernel/money.ts';
import type { PriceRange } from './filters/product-filter.ts';

/** Above every price that an import accepts. Centavos. */
const ABOVE_ALL = 100_000_000_000;

/**
 * Converts a range of prices with payment variance to the range of stored prices. Variance is monotonic, so the indexed
 * stored price can be queried. `basisPoints` is the variance. Tag support-price-variance-by-payment, spec 6.
 */
export function basePrices({ from, to }: PriceRange, basisPoints: number): Required<PriceRange> {
  return {
    from: from === undefined ? ZERO : firstWhere((price) => varied(price, basisPoints) >= from),
    to:
      to === undefined
        ? centavos(Number.MAX_SAFE_INTEGER)
        : centavos(firstWhere((price) => varied(price, basisPoints) > to) - 1),
  };
}

/** Binary search for the lowest price that satisfies a monotonic condition. */
function firstWhere(isMatch: (price: Money) => boolean): Money {
  let [low, high] = [0, ABOVE_ALL];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isMatch(centavos(middle))) high = middle;
    else low = middle + 1;
  }
  return centavos(low);
}
