/** What a delivery's fee depends on beside its area. Spec 5, delivery fee. */
import { add, centavos, type Money, times } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';

/** From so many grams or centavos on, this fee instead of the area's own. */
export interface FeeBand {
  readonly from: number;
  readonly fee: Money;
}

/** Bands stand in the order of where they begin; below the first the area's own fee is charged. */
export type FeeRule =
  /** The area's own fee up to so many metres, and so much for each kilometre more. */
  | { readonly kind: 'distance'; readonly includedMetres: number; readonly perKm: Money }
  /** By the weight of the goods in grams. */
  | { readonly kind: 'weight'; readonly bands: readonly FeeBand[] }
  /** By what the goods cost in centavos. */
  | { readonly kind: 'value'; readonly bands: readonly FeeBand[] };

/** What is brought, and how far. What is not known is left out. */
export interface Parcel {
  /** From the nearest store, whole metres. */
  readonly metres?: number;
  /** Whole grams. */
  readonly grams?: number;
}

/** Rounded half up to the centavo. Without weight or value what it costs at most; without a distance nothing is added. */
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

/** More bands than this is a mistake. */
export const MOST_BANDS = 50;

/** Whether each band begins after the one before it. */
export const inOrder = (bands: readonly FeeBand[]): boolean =>
  bands.every(({ from }, place) => from > (bands[place - 1]?.from ?? 0));
