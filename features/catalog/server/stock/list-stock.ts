import type { ProductId, SupplierId } from '#kernel/ids.ts';
import type { PageRange } from '#kernel/page.ts';
import { NONE, type Quantity } from '#kernel/quantity.ts';
import type { Context } from '#platform/db/context.ts';
import type { Db } from '#platform/db/database.ts';
import { csvFile } from '#platform/documents/csv-file.ts';
import type { SheetRows } from '#platform/documents/sheet-file.ts';
import { stockHeads, stockLine } from '../../contract/stock/stock-list.wire.ts';
import type { StockListQuery, StockRow } from '../../domain/stock/stock-list.ts';
import { storesOfProducts } from './by-store/store-stock.store.ts';
import { countStockRows, type StoredRow, stockRows, waitingClients } from './stock-list.store.ts';

/** Goods in orders that have not left the shop, supplied by the composition. */
export type ReservedGoods = (
  db: Db,
  supplierId: SupplierId,
  productIds: readonly ProductId[],
) => Promise<ReadonlyMap<ProductId, Quantity>>;

/** Rows read at once for a file. */
const BATCH = 500;

/** A page of the shop's products with their stock. */
export async function listStock(
  context: Context,
  query: StockListQuery,
  page: PageRange,
  reservedGoods: ReservedGoods,
): Promise<{ readonly rows: readonly StockRow[]; readonly total: number }> {
  const { db, supplier } = context;
  const [rows, total] = await Promise.all([
    stockRows(db, supplier.id, query, page),
    countStockRows(db, supplier.id, query),
  ]);
  return { rows: await completed(context, rows, reservedGoods), total };
}

/** All that the list with the same filters shows, as CSV, read in batches while it is downloaded. */
export const exportStock = (
  context: Context,
  query: StockListQuery,
  reservedGoods: ReservedGoods,
): ReadableStream<Uint8Array> => {
  const { headings, rows } = stockSheet(context, query, reservedGoods);
  return csvFile(headings, rows);
};

export const stockSheet = (
  context: Context,
  query: StockListQuery,
  reservedGoods: ReservedGoods,
): SheetRows => ({
  headings: stockHeads,
  rows: linesOf(context, query, reservedGoods),
  count: () => countStockRows(context.db, context.supplier.id, query),
});

async function* linesOf(context: Context, query: StockListQuery, reservedGoods: ReservedGoods) {
  for (let offset = 0; ; offset += BATCH) {
    const rows = await stockRows(context.db, context.supplier.id, query, { limit: BATCH, offset });
    yield* (await completed(context, rows, reservedGoods)).map(stockLine);
    if (rows.length < BATCH) return;
  }
}

async function completed(
  { db, supplier }: Context,
  rows: readonly StoredRow[],
  reservedGoods: ReservedGoods,
): Promise<StockRow[]> {
  const ids = rows.map(({ id }) => id);
  const [reserved, waiting, stores] = await Promise.all([
    reservedGoods(db, supplier.id, ids),
    waitingClients(db, supplier.id, ids),
    storesOfProducts(db, supplier.id, ids),
  ]);
  return rows.map((row) => ({
    ...row,
    reserved: reserved.get(row.id) ?? NONE,
    waiting: waiting.get(row.id) ?? 0,
    stores: stores.get(row.id) ?? new Map(),
  }));
}
