/** Product lists: one prepared query per shape of selection and order. */
import { eq, type SQL, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import { cachedQuery } from '#platform/db/cache/cached-query.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import type { ProductPage, ProductSort } from '../../domain/product-query.ts';
import { searchScore } from '../search/search-words.store.ts';
import { categories, products } from './catalog.tables.ts';
import {
  conditions,
  dependsOnStock,
  isPersonal,
  once,
  type Selection,
  shapeOf,
  valuesOf,
} from './product-conditions.store.ts';
import { type CardRow, cardColumns, ofItsCategory } from './product-rows.store.ts';

const orders: Record<ProductSort, SQL> = {
  relevance: sql`${products.popularity} desc nulls last, ${products.id}`,
  'price-ascending': sql`${products.price}, ${products.id}`,
  'price-descending': sql`${products.price} desc, ${products.id} desc`,
  name: sql`${products.name}, ${products.id}`,
};

const listing = (db: Db, name: string, selection: Selection, sort: ProductSort) =>
  db
    .select(cardColumns)
    .from(products)
    .innerJoin(categories, ofItsCategory)
    .where(conditions(selection))
    .orderBy(orders[sort])
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare(`products_list_${name}_${sort}`);

/** The columns that are read to count and sort. */
const readFor = (sort: ProductSort, searched: boolean) => ({
  id: products.id,
  place: (sort === 'relevance'
    ? searched
      ? searchScore
      : sql`0`
    : sort === 'name'
      ? sql`${products.name}`
      : sql`${products.price}`
  ).as('place'),
  popularity: products.popularity,
});

const ordersOfRead: Record<ProductSort, SQL> = {
  relevance: sql`place desc, popularity desc, id`,
  'price-ascending': sql`place, id`,
  'price-descending': sql`place desc, id desc`,
  name: sql`place, id`,
};

/**
 * Selects a page of ids first and counts at the same time, so that only the page's rows are joined. The subquery reads
 * few columns (its offset keeps the planner from inlining it): whole rows would be copied thousands of times.
 */
const finding = (db: Db, name: string, selection: Selection, sort: ProductSort) => {
  const read = db
    .select(readFor(sort, selection.search !== undefined))
    .from(products)
    .where(conditions(selection))
    .offset(sql.placeholder('apart'))
    .as('read');
  const found = db
    .select({ id: read.id, total: sql<number>`count(*) over ()`.as('total') })
    .from(read)
    .orderBy(ordersOfRead[sort])
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

const countingFew = (db: Db, name: string, selection: Selection) =>
  db
    .select({ total: sql<number>`count(*)` })
    .from(
      db
        .select({ id: products.id })
        .from(products)
        .where(conditions(selection))
        .limit(sql.placeholder('most'))
        .as('few'),
    )
    .prepare(`products_count_few_${name}`);

const listings = new Map<string, (db: Db) => ReturnType<typeof listing>>();
const findings = new Map<string, (db: Db) => ReturnType<typeof finding>>();
const countings = new Map<string, (db: Db) => ReturnType<typeof counting>>();
const countingsOfFew = new Map<string, (db: Db) => ReturnType<typeof countingFew>>();

export interface Found {
  readonly rows: readonly CardRow[];
  readonly total: number;
}

/** A page of a selection in a stable order, for selections that an index covers in this order. */
export function listSelected(
  db: Db,
  supplierId: SupplierId,
  selection: Selection,
  { sort, page, pageSize: limit }: ProductPage,
): Promise<CardRow[]> {
  const name = shapeOf(selection);
  const question = once(listings, `${name} ${sort}`, () =>
    prepared((at) => listing(at, name, selection, sort)),
  );
  return question(db).execute({ ...valuesOf(supplierId, selection), limit, offset: (page - 1) * limit });
}

/** A page of a search or a narrowed selection with the total: one query, or two if the page is beyond the end. */
export async function findSelected(
  db: Db,
  supplierId: SupplierId,
  selection: Selection,
  { sort, page, pageSize: limit }: ProductPage,
): Promise<Found> {
  const name = shapeOf(selection);
  const offset = (page - 1) * limit;
  const question = once(findings, `${name} ${sort}`, () =>
    prepared((at) => finding(at, name, selection, sort)),
  );
  const rows = await question(db).execute({ ...valuesOf(supplierId, selection), apart: 0, limit, offset });
  const beyond = rows.length === 0 && offset > 0;
  return { rows, total: beyond ? await countSelected(db, supplierId, selection) : (rows[0]?.total ?? 0) };
}

export const countSelected = cachedQuery(
  'products_count',
  async (db: Db, supplierId: SupplierId, selection: Selection): Promise<number> => {
    const name = shapeOf(selection);
    const question = once(countings, name, () => prepared((at) => counting(at, name, selection)));
    return (await question(db).execute(valuesOf(supplierId, selection)))[0]?.total ?? 0;
  },
  dependsOnStock,
  isPersonal,
);

/** Counts at most `most` products; the query stops there. */
export async function countUpTo(
  db: Db,
  supplierId: SupplierId,
  selection: Selection,
  most: number,
): Promise<number> {
  const name = shapeOf(selection);
  const question = once(countingsOfFew, name, () => prepared((at) => countingFew(at, name, selection)));
  return (await question(db).execute({ ...valuesOf(supplierId, selection), most }))[0]?.total ?? 0;
}
