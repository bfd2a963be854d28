/** Questions about many products: each combination of branch, search and order is one prepared question. */
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { CategoryId, SupplierId } from '#kernel/ids.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import type { ProductSort } from '../domain/sort.ts';
import { categories, products, stockLevels } from './catalog.tables.ts';
import { type CardRow, cardColumns, ofItsCategory, ofItsStock } from './product-rows.store.ts';
import { type SearchValues, searchCondition, searchOrder } from './search-words.store.ts';

export interface Selection {
  /** A root category stands for its whole branch. */
  readonly category?: { readonly id: CategoryId; readonly root: boolean };
  readonly search?: SearchValues;
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
    search && searchCondition,
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

/** Chooses a page of ids first and counts on the way, so that only the page's rows are joined. */
const finding = (db: Db, name: string, selection: Selection, sort: ProductSort) => {
  const found = db
    .select({ id: products.id, total: sql<number>`count(*) over ()`.as('total') })
    .from(products)
    .where(conditions(selection))
    .orderBy(sort === 'relevance' ? searchOrder : orders[sort])
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .as('found');
  const page = db
    .select({ id: found.id, total: found.total, place: sql<number>`row_number() over ()`.as('place') })
    .from(found)
    .as('page');
  return db
    .select({ ...cardColumns, total: page.total })
    .from(page)
    .innerJoin(products, eq(products.id, page.id))
    .innerJoin(categories, ofItsCategory)
    .leftJoin(stockLevels, ofItsStock)
    .where(eq(products.supplierId, sql.placeholder('supplierId')))
    .orderBy(page.place)
    .prepare(`products_find_${name}_${sort}`);
};

const counting = (db: Db, name: string, selection: Selection) =>
  db
    .select({ total: sql<number>`count(*)` })
    .from(products)
    .where(conditions(selection))
    .prepare(`products_count_${name}`);

const listings = new Map<string, (db: Db) => ReturnType<typeof listing>>();
const findings = new Map<string, (db: Db) => ReturnType<typeof finding>>();
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
    prepared((at) => listing(at, name, selection, sort)),
  );
  return question(db).execute({ ...valuesOf(supplierId, selection), limit, offset });
}

/** The same of a search, with how many there are: one question, unless the slice lies beyond them. */
export async function findSelected(
  db: Db,
  supplierId: SupplierId,
  selection: Selection,
  { sort, limit, offset }: Slice,
): Promise<{ readonly rows: readonly CardRow[]; readonly total: number }> {
  const name = nameOf(selection);
  const question = once(findings, `${name} ${sort}`, () =>
    prepared((at) => finding(at, name, selection, sort)),
  );
  const rows = await question(db).execute({ ...valuesOf(supplierId, selection), limit, offset });
  const beyond = rows.length === 0 && offset > 0;
  return { rows, total: beyond ? await countSelected(db, supplierId, selection) : (rows[0]?.total ?? 0) };
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
    search === undefined ? 'any' : 'search',
    tags.length > 0 ? 'tagged' : 'plain',
  ].join('_');

const valuesOf = (supplierId: SupplierId, { category, search, tags }: Selection) => ({
  supplierId,
  categoryId: category?.id,
  ...search,
  tags: [...tags],
});

function once<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}
