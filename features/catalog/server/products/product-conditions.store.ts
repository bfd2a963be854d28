/** The SQL conditions that select products for lists, by the shape of the selection, and their parameter values. */
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { CategoryId, SupplierId } from '#kernel/ids.ts';
import { opaqueArray } from '#platform/db/sql-fragments.ts';
import { byKind } from '../../domain/filters/grouping.ts';
import { isNarrowed, type ProductFilter } from '../../domain/filters/product-filter.ts';
import { indexedQuery } from '../search/search-tsquery.ts';
import { type SearchValues, searchCondition } from '../search/search-words.store.ts';
import { soldOut } from '../stock/stock.tables.ts';
import { products } from './catalog.tables.ts';

/** A root category selects its whole branch. */
export interface InCategory {
  readonly id: CategoryId;
  readonly root: boolean;
  /** Root of the branch: the index that filters read begins with it. */
  readonly rootId: CategoryId;
}

export interface Selection {
  readonly category?: InCategory;
  readonly search?: SearchValues;
  /** Prices are stored prices, before payment variance. */
  readonly filter: ProductFilter;
}

const { placeholder } = sql;

/** Same rule as `isAvailable`, for an active product. */
export const canBeBought = sql`(${products.smallestOrder} is not null and ${products.id} not in (
  select ${soldOut.productId} from ${soldOut} where ${soldOut.supplierId} = ${placeholder('supplierId')}))`;

/** Condition for queries that read a whole category. */
export const inItsBranch = ({ category }: Omit<Selection, 'filter'>): SQL | undefined =>
  category && !category.root ? eq(products.rootCategoryId, placeholder('rootCategoryId')) : undefined;

/** Category and search text, without the filter. */
export const chosenBy = ({ category, search }: Omit<Selection, 'filter'>): SQL | undefined =>
  and(
    eq(products.supplierId, placeholder('supplierId')),
    products.active,
    category && eq(category.root ? products.rootCategoryId : products.categoryId, placeholder('categoryId')),
    search && searchCondition,
  );

export const withTags = sql`${products.tags} @> ${placeholder('tags')}::text[]`;

/**
 * One condition per filter part, so that counts can leave one out. `price + 0` keeps a generic plan from scanning the
 * shop in price order.
 */
export const narrowings = ({ filter }: Selection): { readonly [part: string]: SQL } => ({
  brand:
    filter.brands.length === 0
      ? sql`true`
      : sql`${products.brandKey} = any(${placeholder('brands')}::text[])`,
  price: sql`${products.price} + 0 between ${placeholder('priceFrom')}::bigint and ${placeholder('priceTo')}::bigint`,
  available: sql`(not ${placeholder('available')}::boolean or ${canBeBought})`,
  linked: linkedCondition(filter) ?? sql`true`,
  bought: oneOfIds(filter) ?? sql`true`,
  ...Object.fromEntries(
    byKind(filter.groupings).map((_, index) => [
      `kind${index}`,
      sql`${products.groupings} && ${placeholder(`kind${index}`)}::text[]`,
    ]),
  ),
});

/** Undefined where no products are named. */
export const oneOfIds = ({ ids }: ProductFilter): SQL | undefined =>
  ids && sql`${products.id} = any(${opaqueArray(sql`${placeholder('ids')}::uuid[]`)})`;

const linkedCondition = ({ linked }: ProductFilter): SQL | undefined =>
  linked === 'shown'
    ? undefined
    : linked === 'hidden'
      ? sql`${products.principalId} is null`
      : eq(products.principalId, placeholder('principalId'));

/** Narrowed by more than hiding linked products, which an index scan in sort order can filter cheaply. */
export const isMuchNarrowed = ({ filter }: Selection): boolean => isNarrowed({ ...filter, linked: 'shown' });

export const conditions = (selection: Selection): SQL | undefined =>
  and(
    chosenBy(selection),
    ...(isMuchNarrowed(selection)
      ? [inItsBranch(selection), withTags, ...Object.values(narrowings(selection))]
      : [linkedCondition(selection.filter)]),
  );

/** Depends only on the shape of a selection, never on its values: equal names have equal conditions. */
export function shapeOf(selection: Selection): string {
  const { category, search, filter } = selection;
  return [
    category === undefined ? 'all' : category.root ? 'root' : 'leaf',
    search === undefined ? 'any' : 'search',
    typeof filter.linked === 'string' ? filter.linked : 'of',
    ...(filter.ids === undefined ? [] : ['ids']),
    ...(isMuchNarrowed(selection)
      ? ['narrow', filter.brands.length === 0 ? 'any' : 'brand', byKind(filter.groupings).length]
      : []),
  ].join('_');
}

export function valuesOf(supplierId: SupplierId, { category, search, filter }: Selection) {
  const { tags, brands, price, available, ids, linked } = filter;
  return {
    supplierId,
    categoryId: category?.id,
    rootCategoryId: category?.rootId,
    ...search,
    indexed: search && indexedQuery(supplierId, search.terms),
    tags: [...tags],
    brands: [...brands],
    priceFrom: price?.from ?? 0,
    priceTo: price?.to ?? Number.MAX_SAFE_INTEGER,
    available,
    ids: ids && [...ids],
    principalId: typeof linked === 'string' ? null : linked.of,
    ...Object.fromEntries(byKind(filter.groupings).map((keys, index) => [`kind${index}`, [...keys]])),
  };
}

/** Which products can be bought changes with each sale that sells one out. */
export const dependsOnStock = ({ filter }: Pick<Selection, 'filter'>): boolean => filter.available;

/** What one client bought is no other's answer. */
export const isPersonal = ({ filter }: Pick<Selection, 'filter'>): boolean => filter.ids !== undefined;

/** Creates each named query once. */
export function once<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}
