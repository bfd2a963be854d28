/** Counts the products of a list per facet value, under any combination of filters. */
import type { FacetGoods } from './facet-goods.ts';
import { MAX_VALUES } from './facets.ts';
import { byKind, groupingKind } from './grouping.ts';
import type { ProductFilter } from './product-filter.ts';

/** A facet value and the number of products it leaves. */
export interface FacetCount {
  readonly facet: 'brand' | 'tag' | 'grouping';
  readonly key: string;
  readonly count: number;
}

/** Products that fail no filter part, or only the part `missing`. */
export interface FacetSum {
  readonly missing: 'nothing' | string;
  readonly canBeBought: boolean;
  readonly linked: boolean;
  readonly count: number;
  /** Stored price, in centavos. */
  readonly lowest: number;
  readonly highest: number;
}

export interface FacetRows {
  readonly counts: readonly FacetCount[];
  readonly sums: readonly FacetSum[];
}

/** Filter parts that a product can fail, besides tags; the chosen kinds of groupings follow by index. */
const PARTS = ['nothing', 'brand', 'price', 'available', 'linked'] as const;
const [NOTHING, BRAND, PRICE, AVAILABLE, LINKED] = [0, 1, 2, 3, 4] as const;
const TWO_OR_MORE = -1;

/**
 * A product that fails two parts is in no count. One that fails a single part counts only in that part's facet. Chosen
 * tags are required everywhere, because a product must carry all of them.
 */
export function countFacets(goods: FacetGoods, filter: ProductFilter): FacetRows {
  const kinds = byKind(filter.groupings);
  const missedBy = misses(goods, filter, kinds);
  const byBrand = goods.brands.values.map(() => 0);
  const byTags = goods.tags.values.map(() => 0);
  const byGroupings = [...PARTS, ...kinds].map(() => goods.groupings.values.map(() => 0));
  const sums = new Map<number, { -readonly [Field in keyof FacetSum]: FacetSum[Field] }>();
  goods.prices.forEach((price, index) => {
    const missing = missedBy(index);
    if (missing === TWO_OR_MORE) return;
    if (missing === NOTHING || missing === BRAND) addOne(byBrand, goods.brands.places[index]);
    if (missing === NOTHING) addOne(byTags, goods.tags.places[index]);
    addOne(byGroupings[missing], goods.groupings.places[index]);
    const canBeBought = goods.canBeBought[index] === true;
    const linked = goods.principals.values[goods.principals.places[index] ?? 0] !== '';
    const key = missing * 4 + Number(canBeBought) * 2 + Number(linked);
    const sum = sums.get(key);
    if (sum === undefined) {
      const name = PARTS[missing] ?? 'kind';
      sums.set(key, { missing: name, canBeBought, linked, count: 1, lowest: price, highest: price });
    } else {
      sum.count += 1;
      if (price < sum.lowest) sum.lowest = price;
      if (price > sum.highest) sum.highest = price;
    }
  });
  const brands = new Map(goods.brands.values.map((key, index) => [key, byBrand[index] ?? 0]));
  brands.delete('');
  const tags = new Map<string, number>();
  addLabels(tags, goods.tags.values, byTags);
  const groupings = new Map<string, number>();
  addLabels(groupings, goods.groupings.values, byGroupings[NOTHING]);
  // A product that fails a kind counts for the other values of that kind.
  for (const [at, [chosen = '']] of kinds.entries())
    addLabels(groupings, goods.groupings.values, byGroupings[PARTS.length + at], groupingKind(chosen));
  return {
    counts: [
      ...mostOf('brand', brands, filter.brands),
      ...mostOf('tag', tags, filter.tags),
      ...mostOf('grouping', groupings, filter.groupings),
    ],
    sums: [...sums.values()],
  };
}

/** Returns, for a product's index, the one part that it fails, NOTHING or TWO_OR_MORE. */
function misses(
  { brands, tags, groupings, principals, prices, canBeBought }: FacetGoods,
  filter: ProductFilter,
  kinds: readonly (readonly string[])[],
): (at: number) => number {
  const { from = 0, to = Number.MAX_SAFE_INTEGER } = filter.price ?? {};
  const { linked } = filter;
  const brandFits = brands.values.map((key) => filter.brands.length === 0 || filter.brands.includes(key));
  const tagsFit = tags.values.map((carried) => filter.tags.every((tag) => carried.includes(tag)));
  const kindFits = kinds.map((keys) =>
    groupings.values.map((labels) => labels.some((label) => keys.includes(label))),
  );
  const linkFits = principals.values.map(
    (principal) => linked === 'shown' || (linked === 'hidden' ? principal === '' : principal === linked.of),
  );
  return (at) => {
    if (tagsFit[tags.places[at] ?? 0] !== true) return TWO_OR_MORE;
    const price = prices[at] ?? 0;
    let missing: number = NOTHING;
    let misses = 0;
    if (brandFits[brands.places[at] ?? 0] !== true) {
      missing = BRAND;
      misses += 1;
    }
    if (price < from || price > to) {
      missing = PRICE;
      misses += 1;
    }
    if (filter.available && canBeBought[at] !== true) {
      missing = AVAILABLE;
      misses += 1;
    }
    if (linkFits[principals.places[at] ?? 0] !== true) {
      missing = LINKED;
      misses += 1;
    }
    for (let kind = 0; kind < kindFits.length; kind += 1) {
      if (kindFits[kind]?.[groupings.places[at] ?? 0] === true) continue;
      missing = PARTS.length + kind;
      misses += 1;
    }
    return misses > 1 ? TWO_OR_MORE : missing;
  };
}

function addOne(counts: number[] | undefined, place: number | undefined): void {
  if (counts !== undefined && place !== undefined) counts[place] = (counts[place] ?? 0) + 1;
}

/** Sums counts of label sets into counts per label, optionally of one kind. */
function addLabels(
  found: Map<string, number>,
  sets: readonly (readonly string[])[],
  counts: readonly number[] = [],
  kind?: string,
): void {
  for (const [at, labels] of sets.entries()) {
    const count = counts[at] ?? 0;
    for (const label of new Set(labels))
      if (kind === undefined || groupingKind(label) === kind)
        found.set(label, (found.get(label) ?? 0) + count);
  }
}

/** The `MAX_VALUES` most frequent values, and the chosen ones. */
const mostOf = (
  facet: FacetCount['facet'],
  counts: ReadonlyMap<string, number>,
  chosen: readonly string[],
): FacetCount[] =>
  [...counts]
    .filter(([, count]) => count > 0)
    .sort(([key, count], [other, less]) => less - count || (key < other ? -1 : 1))
    .filter(([key], rank) => rank < MAX_VALUES || chosen.includes(key))
    .map(([key, count]) => ({ facet, key, count }));
