import { accept, type Result, refuse } from '#kernel/result.ts';
import { inTransaction, type StaffContext } from '#platform/db/context.ts';
import { seesCosts } from '../../domain/panel/seen-costs.ts';
import { fieldTwice, missingFields } from '../../domain/sheet-import/read-line.ts';
import type { ColumnMapping, DryRun } from '../../domain/sheet-import/sheet-import.ts';
import { dryRun } from './dry-run.ts';
import { importById, updateImport } from './sheet-imports.store.ts';

type Refusal =
  | 'import-not-found'
  | 'import-begun'
  | 'columns-missing'
  | 'column-twice'
  | 'cost-not-allowed'
  | 'columns-do-not-fit';

/** Stores what each column is, and counts what the import would do. */
export async function chooseColumns(
  context: StaffContext,
  id: string,
  mapping: ColumnMapping,
): Promise<Result<DryRun, { readonly code: Refusal }>> {
  const { db, supplier, actor } = context;
  const found = await importById(db, supplier.id, id);
  if (found?.tableId !== null) return refuse({ code: 'import-not-found' });
  if (found.state !== 'read') return refuse({ code: 'import-begun' });
  if (found.header.length !== mapping.length) return refuse({ code: 'columns-do-not-fit' });
  if (missingFields(mapping).length > 0) return refuse({ code: 'columns-missing' });
  if (fieldTwice(mapping) !== undefined) return refuse({ code: 'column-twice' });
  if (mapping.includes('cost') && !seesCosts(actor)) return refuse({ code: 'cost-not-allowed' });
  await inTransaction(context, (inside) =>
    updateImport(inside.db, supplier.id, id, { mapping: [...mapping] }),
  );
  return accept(await dryRun(context, id, mapping));
}
