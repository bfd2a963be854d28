import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import type { CsvCell } from '#platform/contract/csv.ts';
import type { Context } from '#platform/db/context.ts';
import { csvFile } from '#platform/documents/csv-file.ts';
import type { SheetRows } from '#platform/documents/sheet-file.ts';
import { shopOrderHeads, shopOrderRow } from '../../contract/panel/export-shop-orders.wire.ts';
import type { ShopOrdersWish } from '../../contract/panel/shop-orders-filter.wire.ts';
import { MAX_COUNTED } from '../../domain/shop-order-list.ts';
import { clientsOf, searchOf } from '../read/shop-orders.ts';
import { shopOrdersAfter } from '../store/orders-export.store.ts';
import { countShopOrders } from '../store/panel-orders.store.ts';

const BATCH = 500;

/** All orders that the list with the same filters shows, as CSV, read in batches while it is downloaded. */
export async function exportShopOrders(
  context: Context,
  wish: ShopOrdersWish,
): Promise<ReadableStream<Uint8Array>> {
  const { headings, rows } = await shopOrdersSheet(context, wish);
  return csvFile(headings, rows);
}

export async function shopOrdersSheet(context: Context, wish: ShopOrdersWish): Promise<SheetRows> {
  // Read before the response begins: once it has, nothing can be refused.
  const search = await searchOf(context, wish);
  const first = await shopOrdersAfter(context.db, context.supplier.id, search, undefined, BATCH);
  return {
    headings: shopOrderHeads,
    rows: rowsFrom(context, search, first),
    count: async () => {
      const total = await countShopOrders(context.db, context.supplier.id, search);
      return total < MAX_COUNTED ? total : undefined;
    },
  };
}

type Batch = Awaited<ReturnType<typeof shopOrdersAfter>>;
type Search = Awaited<ReturnType<typeof searchOf>>;

/** No connection is held between two batches. */
async function* rowsFrom(context: Context, search: Search, first: Batch): AsyncGenerator<readonly CsvCell[]> {
  const { db, supplier } = context;
  const zone = timeZoneOf(supplier);
  let batch = first;
  while (batch.length > 0) {
    const clients = await clientsOf(
      context,
      batch.map(({ clientId }) => clientId),
    );
    for (const order of batch) yield shopOrderRow(order, clients.get(order.clientId), zone);
    const isLast = batch.length < BATCH;
    batch = isLast ? [] : await shopOrdersAfter(db, supplier.id, search, batch.at(-1), BATCH);
  }
}
