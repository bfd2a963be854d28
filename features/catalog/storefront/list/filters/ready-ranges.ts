import { centavos, formatMoney, type Money } from '#kernel/money.ts';
import type { PriceRange } from '../../../domain/filters/product-filter.ts';

export interface ReadyRange {
  readonly label: string;
  readonly range: PriceRange;
}

/** Round amounts, in centavos. */
const STEPS = [1, 2, 5].flatMap((digit) => [2, 3, 4, 5, 6, 7].map((power) => digit * 10 ** power));
const ENDS = [...STEPS].sort((one, other) => one - other);
const MAX_ENDS = 3;

/** Up to four ranges that divide the span from the lowest to the highest price; none if no round amount lies between. */
export function readyRanges(lowest: Money, highest: Money): readonly ReadyRange[] {
  const inside = ENDS.filter((end) => end > lowest && end < highest);
  // A few expensive products stretch the span, so the ends nearest to its geometric mean divide it best.
  const middle = Math.sqrt(Math.max(lowest, 1) * highest);
  const ends = inside
    .toSorted((one, other) => Math.abs(Math.log(one / middle)) - Math.abs(Math.log(other / middle)))
    .slice(0, MAX_ENDS)
    .sort((one, other) => one - other)
    .map(centavos);
  const [first] = ends;
  const last = ends.at(-1);
  if (first === undefined || last === undefined) return [];
  return [
    { label: `Até ${short(first)}`, range: { to: first } },
    ...ends.slice(1).flatMap((to, index) => {
      const from = ends[index];
      return from === undefined ? [] : [{ label: `${short(from)} a ${short(to)}`, range: { from, to } }];
    }),
    { label: `Acima de ${short(last)}`, range: { from: last } },
  ];
}

const short = (price: Money): string => formatMoney(price).replace(',00', '');
