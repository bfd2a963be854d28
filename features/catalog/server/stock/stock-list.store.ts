/** Products with their stock, as the panel lists them. */
import { and, asc, count, desc, eq, exists, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { ProductId, SupplierId } from '#kernel/ids.ts';
import type { PageRange } from '#kernel/page.ts';
import { thousandths } from '#kernel/quantity.ts';
import type { Db } from '#platform/db/database.ts';
import type { StockFilter, StockListQuery, StockRow, StockSort } from '../../domain/stock/stock-list.ts';
import { productAlerts } from '../alerts/product-alerts.tables.ts';
import { isLow, isSoldOut, matching, ofItsStock } from '../panel/panel-conditions.store.ts';
import { products, stockLevels } from '../products/catalog.tables.ts';
import { storeStock } from './by-store/store-stock.tables.ts';

/** Without what other tables know. */
export type StoredRow = Omit<StockRow, 'reserved' | 'waiting' | 'stores'>;

const sorted = {
  name: products.name,
  sku: products.sku,
  stock: stockLevels.quantity,
  lowStock: products.lowStock,
} as const satisfies Record<StockSort, unknown>;

/** A page; what has no number in the sorted column comes last, in both directions. */
export async function stockRows(
  db: Db,
  supplierId: SupplierId,
  query: StockListQuery,
  { limit, offset }: PageRange,
): Promise<StoredRow[]> {
  const direction = sql.raw(query.descending ? 'desc' : 'asc');
  const order = [
    sql`${sorted[query.sort]} ${direction} nulls last`,
    (query.descending ? desc : asc)(products.id),
  ];
  // All rows are sorted by few columns; the other columns are read for the page's rows only.
  const page = db
    .select({ id: products.id })
    .from(products)
    .leftJoin(stockLevels, ofItsStock)
    .where(chosen(db, supplierId, query))
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .as('page');
  const rows = await db
    .select({
      id: products.id,
      sku: products.sku,
      name: products.name,
      unit: products.unit,
      picture: products.picture,
      active: products.active,
      available: stockLevels.quantity,
      lowStock: products.lowStock,
      smallestOrder: stockLevels.soldOutBelow,
    })
    .from(page)
    .innerJoin(products, and(eq(products.supplierId, supplierId), eq(products.id, page.id)))
    .leftJoin(stockLevels, ofItsStock)
    .orderBy(...order);
  const units = (value: number | null) => (value === null ? undefined : thousandths(value));
  return rows.map(({ picture, available, lowStock, smallestOrder, ...row }) => ({
    ...row,
    picture: picture ?? undefined,
    available: units(available),
    lowStock: units(lowStock),
    smallestOrder: thousandths(smallestOrder ?? 0),
  }));
}

export async function countStockRows(db: Db, supplierId: SupplierId, query: StockListQuery): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(products)
    .leftJoin(stockLevels, ofItsStock)
    .where(chosen(db, supplierId, query));
  return row?.total ?? 0;
}

/** Alerts that wait until a product can be bought again. */
const waits = (supplierId: SupplierId) =>
  and(
    eq(productAlerts.supplierId, supplierId),
    eq(productAlerts.kind, 'availability'),
    isNull(productAlerts.sentAt),
    isNull(productAlerts.cancelledAt),
  );

/** How many clients wait for each of these products. */
export async function waitingClients(
  db: Db,
  supplierId: SupplierId,
  productIds: readonly ProductId[],
): Promise<ReadonlyMap<ProductId, number>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .select({ productId: productAlerts.productId, total: count() })
    .from(productAlerts)
    .where(and(waits(supplierId), inArray(productAlerts.productId, [...productIds])))
    .groupBy(productAlerts.productId);
  return new Map(rows.map(({ productId, total }) => [productId, total]));
}

const chosen = (db: Db, supplierId: SupplierId, { text, only, storeId }: StockListQuery): SQL | undefined =>
  and(
    eq(products.supplierId, supplierId),
    isNull(products.archivedAt),
    text === '' ? undefined : matching(supplierId, text),
    only === undefined ? undefined : conditions[only](db, supplierId),
    storeId === undefined ? undefined : isAtStore(db, supplierId, storeId),
  );

const isAtStore = (db: Db, supplierId: SupplierId, storeId: string): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(storeStock)
      .where(
        and(
          eq(storeStock.supplierId, supplierId),
          eq(storeStock.storeId, storeId),
          eq(storeStock.productId, products.id),
        ),
      ),
  );

const conditions: Readonly<Record<StockFilter, (db: Db, supplierId: SupplierId) => SQL>> = {
  low: (_, supplierId) => isLow(supplierId),
  'sold-out': () => isSoldOut,
  untracked: () => isNull(stockLevels.quantity),
  awaited: (db, supplierId) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(productAlerts)
        .where(and(waits(supplierId), eq(productAlerts.productId, products.id))),
    ),
};
