/** Which words of a relaxed search count, and which combinations of them come first. */

/** Number of products that have a word closely, and closely or loosely. Counted up to `MAX_COUNTED`. */
export interface SlotCount {
  readonly close: number;
  readonly either: number;
  readonly factor: number;
}

/** Words in more products are too common to select products by them alone. */
export const MAX_COUNTED = 2_000;

/** Products examined at most, to bound the time of a search. */
const MAX_EXAMINED = 1_500;

/** More words are left out, the most common ones first: each is compared with every product examined. */
const MAX_SLOTS = 6;

/** Only the ratio between weights matters, so that a constant stands for the number of products. */
const ASSUMED_PRODUCTS = 50_000;

const LOOSE_SHARE = 0.75;

/** Combinations that weigh less than this share of the best one are noise. */
const MIN_SHARE = 0.6;

/** At least this share of the words must match. */
const MIN_MATCHED = 1 / 3;

/** A combination is at most this share below the best one of its tier. */
const TIER_SHARES = [0.999, 0.85, MIN_SHARE] as const;

const MAX_COMBINATIONS = 24;

/** Inverse document frequency. */
const weightOf = ({ close, either, factor }: SlotCount): number =>
  factor * Math.log2(1 + ASSUMED_PRODUCTS / (1 + (close > 0 ? close : either)));

/** The part of a slot that is matched: as typed, or by any of its alternatives. */
export interface SlotPart {
  readonly slot: number;
  readonly part: 'close' | 'either';
}

export interface RelaxedPlan {
  /** Slots that are compared, by index; their weights. */
  readonly compared: readonly { readonly slot: number; readonly weight: number }[];
  /** A product with any of these is examined. */
  readonly examined: readonly SlotPart[];
}

/** Undefined if no word is rare enough to select products by it. */
export function planRelaxed(counts: readonly SlotCount[]): RelaxedPlan | undefined {
  const compared = counts
    .map((count, slot) => ({ slot, weight: weightOf(count), either: count.either }))
    .filter(({ either }) => either > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, MAX_SLOTS);
  const selective = compared
    .flatMap(({ slot }): readonly (SlotPart & { readonly products: number })[] => {
      const { close = 0, either = 0 } = counts[slot] ?? {};
      if (either <= MAX_COUNTED) return [{ slot, part: 'either', products: either }];
      return close > 0 && close <= MAX_COUNTED ? [{ slot, part: 'close', products: close }] : [];
    })
    .toSorted((one, other) => one.products - other.products);
  const examined: SlotPart[] = [];
  let products = 0;
  for (const { slot, part, products: more } of selective) {
    products += more;
    if (examined.length > 0 && products > MAX_EXAMINED) break;
    examined.push({ slot, part });
  }
  return examined.length === 0
    ? undefined
    : { compared: compared.map(({ slot, weight }) => ({ slot, weight })), examined };
}

/** One product's matches: for each compared slot, in order, whether closely, loosely or not at all. */
export type Combination = readonly (SlotPart['part'] | 'none')[];

/** Combinations of slot parts by tier, the best first. A product belongs to the first tier that has a combination it matches. */
export function tiersOf(
  { compared }: RelaxedPlan,
  combinations: readonly Combination[],
  words: number,
): readonly (readonly (readonly SlotPart[])[])[] {
  const weighed = [...new Map(combinations.map((parts) => [parts.join(), parts])).values()]
    .filter((parts) => parts.filter((part) => part !== 'none').length >= words * MIN_MATCHED)
    .map((parts) => ({ parts, weight: combinedWeight(compared, parts) }))
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, MAX_COMBINATIONS);
  const best = weighed[0]?.weight ?? 0;
  return TIER_SHARES.map((share) => {
    const heavy = weighed
      .filter(({ weight }) => weight > 0 && weight >= best * share)
      .map(({ parts }) => parts);
    return heavy
      .filter((parts) => !heavy.some((other) => other !== parts && includes(parts, other)))
      .map((parts) =>
        parts.flatMap((part, index) => {
          const slot = compared[index]?.slot;
          return part === 'none' || slot === undefined ? [] : [{ slot, part }];
        }),
      );
  });
}

const combinedWeight = (compared: RelaxedPlan['compared'], parts: Combination): number =>
  compared.reduce((sum, { weight }, index) => sum + weight * shareOf(parts[index]), 0);

const shareOf = (part: Combination[number] | undefined): number =>
  part === 'close' ? 1 : part === 'either' ? LOOSE_SHARE : 0;

/** Whether every product with the combination `one` also has the combination `other`. */
const includes = (one: Combination, other: Combination): boolean =>
  one.every((part, index) => shareOf(part) >= shareOf(other[index]));
