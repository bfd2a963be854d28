/** Reads a list before narrowing as one row of concatenated columns, which costs little more than finding the products. */
import { and, type Column, type SQL, sql } from 'drizzle-orm';
import { defined } from '#kernel/defined.ts';
import type { ProductId, SupplierId } from '#kernel/ids.ts';
import { cachedQuery } from '#platform/db/cache/cached-query.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import { type FacetGoods, facetColumn } from '../../domain/filters/facet-goods.ts';
import { NO_FILTER } from '../../domain/filters/product-filter.ts';
import { products } from '../products/catalog.tables.ts';
import {
  canBeBought,
  chosenBy,
  inItsBranch,
  once,
  oneOfIds,
  type Selection,
  shapeOf,
  valuesOf,
} from '../products/product-conditions.store.ts';

type Unnarrowed = Omit<Selection, 'filter'>;

/** Control characters, which occur in no text of a shop. */
const RECORD = '\x1e';
const UNIT = '\x1f';

/** All aggregates of one query read the products in the same order, so the columns line up by index. */
const columnText = (value: SQL | Column) => sql<string>`coalesce(string_agg(${value}, ${RECORD}), '')`;
const labelsText = (labels: Column) => columnText(sql`array_to_string(${labels}, ${UNIT})`);

const reading = (db: Db, name: string, selection: Selection) =>
  db
    .select({
      count: sql<number>`count(*)`,
      brands: columnText(products.brandKey),
      tags: labelsText(products.tags),
      groupings: labelsText(products.groupings),
      principals: columnText(sql`coalesce(${products.principalId}::text, '')`),
      prices: columnText(sql`${products.price}::text`),
      canBeBought: columnText(sql`case when ${canBeBought} then '1' else '' end`),
    })
    .from(products)
    .where(and(chosenBy(selection), inItsBranch(selection), oneOfIds(selection.filter)))
    .prepare(`facet_goods_${name}`);

const readings = new Map<string, (db: Db) => ReturnType<typeof reading>>();

/** Depends on stock: contains what can be bought. */
export const facetGoods = cachedQuery(
  'facet_goods',
  selectFacets,
  () => true,
  (_unnarrowed, ids) => ids !== undefined,
);

/** `ids`: only of these products. */
async function selectFacets(
  db: Db,
  supplierId: SupplierId,
  unnarrowed: Unnarrowed,
  ids: readonly ProductId[] | undefined,
): Promise<FacetGoods> {
  const selection = { ...unnarrowed, filter: { ...NO_FILTER, ...defined({ ids }) } };
  const name = shapeOf(selection);
  const question = once(readings, name, () => prepared((at) => reading(at, name, selection)));
  const [row] = await question(db).execute(valuesOf(supplierId, selection));
  const written = (text: string | undefined): string[] =>
    text === undefined || row?.count === 0 ? [] : text.split(RECORD);
  return {
    brands: facetColumn(written(row?.brands), (key) => key),
    tags: facetColumn(written(row?.tags), labelsOf),
    groupings: facetColumn(written(row?.groupings), labelsOf),
    principals: facetColumn(written(row?.principals), (id) => id),
    prices: written(row?.prices).map(Number),
    canBeBought: written(row?.canBeBought).map((text) => text !== ''),
  };
}

const labelsOf = (text: string): readonly string[] => (text === '' ? [] : text.split(UNIT));
