import { priceTable } from '#features/pricing/server/price-tables.store.ts';
import { type Result, refuse } from '#kernel/result.ts';
import type { StaffContext } from '#platform/db/context.ts';
import type { SheetFileRefusal } from '../../contract/sheet-import/sheet-import-texts.ts';
import type { SheetReading } from '../sheet-import/read-sheet-rows.ts';
import { storeSheet } from '../sheet-import/upload-sheet.ts';

/** Stores a sheet that was read for a price table. No price changes. Returns the import's id. */
export async function storePrices(
  context: StaffContext,
  tableId: string,
  fileName: string,
  reading: SheetReading,
): Promise<Result<string, { readonly code: SheetFileRefusal | 'table-not-found' }>> {
  const table = await priceTable(context.db, context.supplier.id, tableId);
  if (table === undefined) return refuse({ code: 'table-not-found' });
  return storeSheet(context, fileName, reading, tableId);
}
