import { priceTable, tablePricesOf } from '#features/pricing/server/price-tables.store.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { CsvCell } from '#platform/contract/csv.ts';
import type { Context } from '#platform/db/context.ts';
import { type SheetFormat, sheetFile } from '#platform/documents/sheet-file.ts';
import { productsToPrice } from './price-goods.store.ts';

/** Rows read at once. */
const PAGE = 1_000;

/** The import knows these headings, except the two that only help to read the sheet. */
const HEADINGS = [
  'sku',
  'ean',
  'produto',
  'preco_normal',
  'preco',
  'precovendaatacado',
  'minvendaatacado',
] as const;

export interface PriceSheet {
  readonly name: string;
  readonly file: ReadableStream<Uint8Array>;
}

/** A table's prices by product code, as a file that is written while it is downloaded: to change and to import again. */
export async function priceSheet(
  context: Context,
  tableId: string,
  format: SheetFormat,
): Promise<Result<PriceSheet, { readonly code: 'table-not-found' }>> {
  const table = await priceTable(context.db, context.supplier.id, tableId);
  if (table === undefined) return refuse({ code: 'table-not-found' });
  const file = await sheetFile(format, {
    name: 'Preços',
    headings: HEADINGS,
    wide: ['produto'],
    rows: rowsOf(context, tableId),
  });
  return accept({ name: table.name, file });
}

async function* rowsOf({ db, supplier }: Context, tableId: string): AsyncGenerator<CsvCell[]> {
  let after = '';
  for (;;) {
    const page = await productsToPrice(db, supplier.id, after, PAGE);
    const prices = await tablePricesOf(
      db,
      supplier.id,
      tableId,
      page.map(({ id }) => id),
    );
    for (const { id, sku, ean, name, price } of page) {
      const own = prices.get(id);
      if (own === undefined) continue;
      const { wholesale } = own;
      yield [
        ...[sku, ean ?? '', name, price / 100, own.normal / 100],
        ...(wholesale === undefined ? ['', ''] : [wholesale.price / 100, wholesale.minimum / 1000]),
      ];
    }
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    after = last.sku;
  }
}
