import { varied } from '#features/pricing/domain/payment-variance.ts';
import type { SupplierId } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { cachedQuery } from '#platform/db/cache/cached-query.ts';
import type { Context } from '#platform/db/context.ts';
import type { Db } from '#platform/db/database.ts';
import {
  countFacets,
  type FacetCount,
  type FacetRows,
  type FacetSum,
} from '../../domain/filters/count-facets.ts';
import { type Facets, type FacetValue, NO_FACETS } from '../../domain/filters/facets.ts';
import type { Grouping } from '../../domain/filters/grouping.ts';
import { inShoppersOrder } from '../../domain/filters/grouping-order.ts';
import type { ProductFilter } from '../../domain/filters/product-filter.ts';
import type { ProductQuery } from '../../domain/product-query.ts';
import {
  among,
  branchOf,
  filterFor,
  inCategory,
  type LastPurchasesOf,
  nothingBought,
  searchOf,
} from '../products/list-products.ts';
import { type PriceView, priceView } from '../products/product-cards.ts';
import type { InCategory, Selection } from '../products/product-conditions.store.ts';
import { understoodSearch } from '../search/search-products.ts';
import { brandNames } from './brands.store.ts';
import { facetGoods } from './facets.store.ts';
import { groupingsOf } from './groupings.store.ts';

type Unnarrowed = Omit<Selection, 'filter'>;

/** The ways to narrow a list further, with the number of products each choice leaves. Spec 7, filtros-produto. */
export async function listFilters(
  context: Context,
  requested: ProductQuery,
  lastPurchases: LastPurchasesOf = nothingBought,
): Promise<Result<Facets, { code: 'category-not-found' }>> {
  const { db, supplier } = context;
  const query = requested.filter?.bought ? among(requested, await lastPurchases(context)) : requested;
  const [view, branch] = await Promise.all([priceView(context, query), branchOf(context, query.category)]);
  if (branch === undefined) return refuse({ code: 'category-not-found' });
  const filter = filterFor(query.filter, view);
  const unnarrowed = await unnarrowedOf(context, query.text ?? '', inCategory(branch));
  if (unnarrowed === undefined) return accept(NO_FACETS);
  return accept(shownTo(view, await storedFacets(db, supplier.id, unnarrowed, filter)));
}

/** With stored prices, therefore shared by all shoppers. Depends on stock: counts what can be bought. */
const storedFacets = cachedQuery(
  'facets',
  fetchFacets,
  () => true,
  (_unnarrowed, filter) => filter.ids !== undefined,
);

async function fetchFacets(
  db: Db,
  supplierId: SupplierId,
  unnarrowed: Unnarrowed,
  filter: ProductFilter,
): Promise<Facets> {
  const [goods, groupings] = await Promise.all([
    facetGoods(db, supplierId, unnarrowed, filter.ids),
    groupingsOf(db, supplierId),
  ]);
  const rows = countFacets(goods, filter);
  // All brands of the list, whatever is chosen, so that every narrowing shares one cached query.
  const keys = [...new Set([...goods.brands.values.toSorted(), ...filter.brands])].filter(
    (key) => key !== '',
  );
  const named = await brandNames(db, supplierId, keys);
  const brands = new Map(named.map(({ key, name }) => [key, name]));
  return facetsOf(rows, filter, { brands, groupings });
}

function shownTo(view: PriceView, { price, ...facets }: Facets): Facets {
  if (view === 'hidden' || price === undefined) return facets;
  const { lowest, highest } = price;
  return {
    ...facets,
    price: { lowest: varied(lowest, view.variance), highest: varied(highest, view.variance) },
  };
}

/** Undefined if the text contains only punctuation, which matches no product. */
async function unnarrowedOf(
  context: Context,
  text: string,
  place: { readonly category?: InCategory },
): Promise<Unnarrowed | undefined> {
  const search = searchOf(text, place.category);
  if (search === 'nothing') return undefined;
  if (search === 'everything') return place;
  const { values } = await understoodSearch(context.db, context.supplier.id, search);
  return { ...place, search: values };
}

interface Names {
  readonly brands: ReadonlyMap<string, string>;
  readonly groupings: readonly Grouping[];
}

function facetsOf(
  { counts, sums }: FacetRows,
  { tags, brands, groupings }: ProductFilter,
  names: Names,
): Facets {
  const priced = sums.filter(({ missing }) => missing === 'nothing' || missing === 'price');
  return {
    tags: withChosen(valuesOf(counts, 'tag'), tags, new Map()),
    brands: withChosen(valuesOf(counts, 'brand', names.brands), brands, names.brands),
    groupings: kindsOf(valuesOf(counts, 'grouping'), groupings, names.groupings),
    ...(priced.length === 0
      ? {}
      : {
          price: {
            lowest: centavos(Math.min(...priced.map(({ lowest }) => lowest))),
            highest: centavos(Math.max(...priced.map(({ highest }) => highest))),
          },
        }),
    available: countOf(sums, 'available', (sum) => sum.canBeBought),
    linked: countOf(sums, 'linked', (sum) => sum.linked),
    total: countOf(sums, 'nothing', () => true),
  };
}

/** Counts the products that fail no condition, or only this one. */
const countOf = (sums: readonly FacetSum[], part: string, counts: (sum: FacetSum) => boolean): number =>
  sums
    .filter((sum) => (sum.missing === 'nothing' || sum.missing === part) && counts(sum))
    .reduce((total, { count }) => total + count, 0);

/** Most frequent first. */
const valuesOf = (
  counts: readonly FacetCount[],
  facet: FacetCount['facet'],
  names?: ReadonlyMap<string, string>,
): readonly FacetValue[] =>
  counts
    .filter((row) => row.facet === facet)
    .map(({ key, count }) => ({ key, name: names?.get(key) ?? key, count }))
    .sort((one, other) => other.count - one.count || (one.key < other.key ? -1 : 1));

/** Chosen values stay listed, so that they can be removed. */
const withChosen = (
  values: readonly FacetValue[],
  chosen: readonly string[],
  names: ReadonlyMap<string, string>,
): readonly FacetValue[] => [
  ...values,
  ...chosen
    .filter((key) => !values.some((value) => value.key === key))
    .map((key) => ({ key, name: names.get(key) ?? key, count: 0 })),
];

/** Kinds and values in shopper order; groupings without a name are not listed. */
function kindsOf(
  values: readonly FacetValue[],
  chosen: readonly string[],
  groupings: readonly Grouping[],
): Facets['groupings'] {
  const counts = new Map(values.map(({ key, count }) => [key, count]));
  const listed = inShoppersOrder(groupings.filter(({ key }) => counts.has(key) || chosen.includes(key)));
  return [...Map.groupBy(listed, ({ kind }) => kind)].map(([kind, members]) => ({
    kind,
    values: members.map(({ key, name }) => ({ key, name, count: counts.get(key) ?? 0 })),
  }));
}
