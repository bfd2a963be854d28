import { varied } from '#features/pricing/domain/payment-variance.ts';
import { centavos, type Money, ZERO } from '#kernel/money.ts';
import type { PriceRange } from './product-filter.ts';

/** Above every price that an import takes. */
const ABOVE_ALL = 100_000_000_000;

/**
 * The range of prices before the variance of a way of paying whose prices after it lie in the given range: variance keeps
 * the order of prices, so what is indexed can be asked. Tag support-price-variance-by-payment, spec 6.
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

/** The lowest price for which this holds; it holds for all above it. */
function firstWhere(holds: (price: Money) => boolean): Money {
  let [low, high] = [0, ABOVE_ALL];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(centavos(middle))) high = middle;
    else low = middle + 1;
  }
  return centavos(low);
}
