import { priceTable } from '#features/pricing/server/price-tables.store.ts';
import type { PageRange } from '#kernel/page.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import { listImports } from '../sheet-import/show-imports.ts';

/** The imports into a price table, newest first. */
export async function listPriceImports(
  context: Context,
  tableId: string,
  page: PageRange,
): Promise<Result<Awaited<ReturnType<typeof listImports>>, { readonly code: 'table-not-found' }>> {
  const table = await priceTable(context.db, context.supplier.id, tableId);
  if (table === undefined) return refuse({ code: 'table-not-found' });
  return accept(await listImports(context, page, tableId));
}
