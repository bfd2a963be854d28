/** Rules for delivery fees. Spec 5, delivery fee. */
import { add, centavos, type Money, times } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';

/** From `from` grams or centavos on, this fee replaces the area's own. */
export interface FeeBand {
  readonly from: number;
  readonly fee: Money;
}

/** Bands are sorted by `from`; below the first, the area's own fee applies. */
export type FeeRule =
  /** The area's own fee up to `includedMetres`, plus `perKm` beyond. */
  | { readonly kind: 'distance'; readonly includedMetres: number; readonly perKm: Money }
  /** By the weight of the products, in grams. */
  | { readonly kind: 'weight'; readonly bands: readonly FeeBand[] }
  /** By the value of the products, in centavos. */
  | { readonly kind: 'value'; readonly bands: readonly FeeBand[] };

/** Weight and distance of a delivery; unknown values are absent. */
export interface Parcel {
  /** Whole metres from the nearest store. */
  readonly metres?: number;
  /** Whole grams. */
  readonly grams?: number;
}

/** Rounded half up to the centavo. With unknown weight or value the highest fee applies; an unknown distance adds nothing. */
export function feeByRule(base: Money, rule: FeeRule | undefined, parcel: Parcel, subtotal?: Money): Money {
  if (rule === undefined) return base;
  if (rule.kind !== 'distance')
    return byBands(base, rule.bands, rule.kind === 'weight' ? parcel.grams : subtotal);
  const more = Math.max(0, (parcel.metres ?? 0) - rule.includedMetres);
  return add(base, times(rule.perKm, thousandths(more)));
}

function byBands(base: Money, bands: readonly FeeBand[], amount: number | undefined): Money {
  if (amount === undefined) return centavos(Math.max(base, ...bands.map(({ fee }) => fee)));
  return bands.findLast(({ from }) => from <= amount)?.fee ?? base;
}

export const MAX_BANDS = 50;

type Start = Pick<FeeBand, 'from'>;

/** Whether a band starts above the one before it; the first one, above zero. So bands neither overlap nor leave a gap. */
export const startsAbove = ({ from }: Start, before: Start | undefined): boolean =>
  from > (before?.from ?? 0);

/** Whether each band starts above the one before. */
export const areBandsSorted = (bands: readonly FeeBand[]): boolean =>
  bands.every((band, index) => startsAbove(band, bands[index - 1]));
