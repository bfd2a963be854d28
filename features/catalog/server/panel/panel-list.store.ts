/** Products as the panel lists them, sold or not. */
import { and, asc, count, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import type { PageRange } from '#kernel/page.ts';
import { thousandths } from '#kernel/quantity.ts';
import type { Db } from '#platform/db/database.ts';
import { OFFER_TAG } from '../../domain/offer-tag.ts';
import type { PanelListProduct, PanelListQuery, PanelSort } from '../../domain/panel/panel-list.ts';
import { categories, products, stockLevels } from '../products/catalog.tables.ts';
import { isLow, matching, ofItsStock } from './panel-conditions.store.ts';

const onOffer = sql<boolean>`${products.tags} @> array[${OFFER_TAG}]::text[]`;

const columns = {
  id: products.id,
  sku: products.sku,
  name: products.name,
  brand: products.brand,
  unit: products.unit,
  categoryId: products.categoryId,
  categoryName: categories.name,
  price: products.price,
  cost: products.cost,
  minimum: products.minimum,
  stock: stockLevels.quantity,
  lowStock: products.lowStock,
  active: products.active,
  archivedAt: products.archivedAt,
  onOffer,
  picture: products.picture,
  version: products.version,
  updatedAt: products.updatedAt,
};

const sortColumns = {
  name: products.name,
  sku: products.sku,
  price: products.price,
  stock: stockLevels.quantity,
  updatedAt: products.updatedAt,
} as const satisfies Record<PanelSort, unknown>;

const ofItsCategory = and(
  eq(categories.supplierId, products.supplierId),
  eq(categories.id, products.categoryId),
);

/** The page is chosen by few columns first; the others and the categories are looked up for its lines alone. */
export async function panelProducts(
  db: Db,
  supplierId: SupplierId,
  query: PanelListQuery,
  { limit, offset }: PageRange,
): Promise<PanelListProduct[]> {
  const inOrder = query.descending ? desc : asc;
  const sorted = sortColumns[query.sort];
  const order = [
    // Products without tracked stock come last, in both directions.
    query.sort === 'stock'
      ? sql`${sorted} ${sql.raw(query.descending ? 'desc' : 'asc')} nulls last`
      : inOrder(sorted),
    inOrder(products.id),
  ];
  const page = db
    .select({ id: products.id })
    .from(products)
    .leftJoin(stockLevels, ofItsStock)
    .where(chosen(supplierId, query))
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .as('page');
  const rows = await db
    .select(columns)
    .from(page)
    .innerJoin(products, and(eq(products.supplierId, supplierId), eq(products.id, page.id)))
    .leftJoin(stockLevels, ofItsStock)
    .innerJoin(categories, ofItsCategory)
    .orderBy(...order);
  return rows.map(listedProduct);
}

const listed = (db: Db) =>
  db.select(columns).from(products).leftJoin(stockLevels, ofItsStock).innerJoin(categories, ofItsCategory);

type ListedRow = Awaited<ReturnType<typeof listed>>[number];

const listedProduct = ({
  price,
  cost,
  minimum,
  stock,
  lowStock,
  archivedAt,
  picture,
  updatedAt,
  ...row
}: ListedRow): PanelListProduct => ({
  ...row,
  price: centavos(price),
  cost: cost === null ? undefined : centavos(cost),
  minimum: thousandths(minimum),
  stock: stock === null ? undefined : thousandths(stock),
  lowStock: lowStock === null ? undefined : thousandths(lowStock),
  archived: archivedAt !== null,
  picture: picture ?? undefined,
  updatedAt: updatedAt.getTime(),
});

/** A few products of the shop by a condition, archived or not, by name. */
export const someProducts = async (
  db: Db,
  supplierId: SupplierId,
  condition: SQL | undefined,
): Promise<PanelListProduct[]> =>
  (
    await listed(db)
      .where(and(eq(products.supplierId, supplierId), condition))
      .orderBy(asc(products.name), asc(products.id))
  ).map(listedProduct);

export async function countPanelProducts(
  db: Db,
  supplierId: SupplierId,
  query: PanelListQuery,
): Promise<number> {
  const [row] = await db.select({ total: count() }).from(products).where(chosen(supplierId, query));
  return row?.total ?? 0;
}

/** Names of brands with their keys, for the filter; the most products first. */
export const panelBrands = (
  db: Db,
  supplierId: SupplierId,
  limit: number,
): Promise<{ key: string; name: string }[]> =>
  db
    .select({ key: products.brandKey, name: sql<string>`min(${products.brand})` })
    .from(products)
    .where(and(eq(products.supplierId, supplierId), sql`${products.brand} <> ''`))
    .groupBy(products.brandKey)
    .orderBy(desc(count()), asc(products.brandKey))
    .limit(limit);

const chosen = (supplierId: SupplierId, query: PanelListQuery): SQL | undefined =>
  and(
    eq(products.supplierId, supplierId),
    inState(query.state),
    query.text === '' ? undefined : matching(supplierId, query.text),
    query.categoryId === undefined
      ? undefined
      : or(eq(products.categoryId, query.categoryId), eq(products.rootCategoryId, query.categoryId)),
    query.brandKey === undefined ? undefined : eq(products.brandKey, query.brandKey),
    query.withoutPicture ? isNull(products.picture) : undefined,
    query.lowStock ? isLow(supplierId, query.state === 'archived' ? 'archived' : 'unarchived') : undefined,
    query.onOffer ? onOffer : undefined,
    query.ids && sql`${products.id} = any(${sql.param([...query.ids])}::uuid[])`,
  );

function inState(state: PanelListQuery['state']): SQL | undefined {
  if (state === 'archived') return isNotNull(products.archivedAt);
  if (state === 'active') return eq(products.active, true);
  return and(isNull(products.archivedAt), state === 'inactive' ? eq(products.active, false) : undefined);
}
