/** Questions about many products: each combination of branch, search and order is one prepared question. */
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { CategoryId, SupplierId } from '#kernel/ids.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import type { ProductSort } from '../domain/sort.ts';
import { categories, products, stockLevels } from './catalog.tables.ts';
import { type CardRow, cardColumns, ofItsCategory, ofItsStock } from './product-rows.store.ts';
import { closest, LIKENED, MATCHES, type Match, type SearchValues } from './search-words.store.ts';

export interface Selection {
  /** A root category stands for its whole branch. */
  readonly category?: { readonly id: CategoryId; readonly root: boolean };
  readonly search?: SearchValues & { readonly match: Match };
  /** The product carries all of them. */
  readonly tags: readonly string[];
}

export interface Slice {
  readonly sort: ProductSort;
  readonly limit: number;
  readonly offset: number;
}

const orders: Record<ProductSort, SQL> = {
  relevance: sql`${products.popularity} desc nulls last, ${products.id}`,
  'price-ascending': sql`${products.price}, ${products.id}`,
  'price-descending': sql`${products.price} desc, ${products.id} desc`,
  name: sql`${products.name}, ${products.id}`,
};

const conditions = ({ category, search, tags }: Selection): SQL | undefined =>
  and(
    eq(products.supplierId, sql.placeholder('supplierId')),
    products.active,
    category &&
      eq(category.root ? products.rootCategoryId : products.categoryId, sql.placeholder('categoryId')),
    search && MATCHES[search.match].condition,
    tags.length > 0 ? sql`${products.tags} @> ${sql.placeholder('tags')}::text[]` : undefined,
  );

const listing = (db: Db, name: string, selection: Selection, sort: ProductSort) =>
  db
    .select(cardColumns)
    .from(products)
    .innerJoin(categories, ofItsCategory)
    .leftJoin(stockLevels, ofItsStock)
    .where(conditions(selection))
    .orderBy(orders[sort])
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare(`products_list_${name}_${sort}`);

/** Chooses a page of ids first, so that only the page's rows are joined. */
const finding = (db: Db, name: string, selection: Selection, match: Match) =>
  db
    .select(cardColumns)
    .from(products)
    .innerJoin(
      sql`unnest(array(${found(db, conditions(selection), match)})) with ordinality as page (id, place)`,
      sql`page.id = ${products.id}`,
    )
    .innerJoin(categories, ofItsCategory)
    .leftJoin(stockLevels, ofItsStock)
    .where(eq(products.supplierId, sql.placeholder('supplierId')))
    .orderBy(sql`page.place`)
    .prepare(`products_find_${name}`);

const found = (db: Db, condition: SQL | undefined, match: Match): SQL =>
  match === 'terms'
    ? closest(db, condition).getSQL()
    : db
        .select({ id: products.id })
        .from(products)
        .where(condition)
        .orderBy(MATCHES[match].order)
        .limit(sql.placeholder('limit'))
        .offset(sql.placeholder('offset'))
        .getSQL();

const counting = (db: Db, name: string, selection: Selection) =>
  db
    .select({ total: sql<number>`count(*)` })
    .from(products)
    .where(conditions(selection))
    .prepare(`products_count_${name}`);

const listings = new Map<string, (db: Db) => ReturnType<typeof listing> | ReturnType<typeof finding>>();
const countings = new Map<string, (db: Db) => ReturnType<typeof counting>>();

/** The products of a selection, a slice of them in a stable order. */
export function listSelected(
  db: Db,
  supplierId: SupplierId,
  selection: Selection,
  { sort, limit, offset }: Slice,
): Promise<CardRow[]> {
  const name = nameOf(selection);
  const question = once(listings, `${name} ${sort}`, () =>
    prepared((at) =>
      sort === 'relevance' && selection.search
        ? finding(at, name, selection, selection.search.match)
        : listing(at, name, selection, sort),
    ),
  );
  const reach = Math.max(LIKENED, offset + limit);
  return question(db).execute({ ...valuesOf(supplierId, selection), limit, offset, reach });
}

/** How many products a selection has. */
export async function countSelected(db: Db, supplierId: SupplierId, selection: Selection): Promise<number> {
  const name = nameOf(selection);
  const question = once(countings, name, () => prepared((at) => counting(at, name, selection)));
  return (await question(db).execute(valuesOf(supplierId, selection)))[0]?.total ?? 0;
}

/** Of the shape of a selection only, never of its values: a handful of names. */
const nameOf = ({ category, search, tags }: Selection): string =>
  [
    category === undefined ? 'all' : category.root ? 'root' : 'leaf',
    search?.match ?? 'any',
    tags.length > 0 ? 'tagged' : 'plain',
  ].join('_');

const valuesOf = (supplierId: SupplierId, { category, search, tags }: Selection) => ({
  supplierId,
  categoryId: category?.id,
  text: search?.text,
  terms: search?.terms,
  words: search?.words,
  tags: [...tags],
});

function once<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}
