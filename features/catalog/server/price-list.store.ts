/** Products in the order of their names, a batch after the other, however many there are. */
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { CategoryId, ProductId, SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import type { SearchTerm } from '../domain/search-terms.ts';
import { products, stockLevels } from './catalog.tables.ts';
import { ofItsStock, type SellableRow, sellableColumns } from './product-rows.store.ts';

export interface PriceListChoice {
  /** A root category stands for its whole branch. */
  readonly category?: { readonly id: CategoryId; readonly root: boolean };
  /** The product has all of them as they are written; one at least. */
  readonly terms?: readonly SearchTerm[];
  /** The product carries all of them. */
  readonly tags: readonly string[];
}

/** The product after which a batch begins. */
export interface LastRead {
  readonly name: string;
  readonly id: ProductId;
}

/** One batch of what is sold. Where it is shorter than `limit`, it is the last. */
export const priceListRows = (
  db: Db,
  supplierId: SupplierId,
  choice: PriceListChoice,
  after: LastRead | undefined,
  limit: number,
): Promise<SellableRow[]> =>
  db
    .select(sellableColumns)
    .from(products)
    .leftJoin(stockLevels, ofItsStock)
    .where(and(eq(products.supplierId, supplierId), products.active, chosen(choice), isAfter(after)))
    .orderBy(asc(products.name), asc(products.id))
    .limit(limit);

const chosen = ({ category, terms, tags }: PriceListChoice): SQL | undefined =>
  and(
    category && eq(category.root ? products.rootCategoryId : products.categoryId, category.id),
    terms && sql`${products.search} @@ to_tsquery('vitrine', ${allOf(terms)})`,
    tags.length === 0 ? undefined : sql`${products.tags} @> ${sql.param([...tags])}::text[]`,
  );

/** Terms are letters or digits only, so quotes cannot end early. */
const allOf = (terms: readonly SearchTerm[]): string =>
  terms.map(({ text, beginning }) => `'${text}'${beginning ? ':*' : ''}`).join(' & ');

const isAfter = (last: LastRead | undefined): SQL | undefined =>
  last && sql`(${products.name}, ${products.id}) > (${last.name}, ${last.id}::uuid)`;
