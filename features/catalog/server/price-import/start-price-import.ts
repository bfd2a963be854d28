import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import type { PriceTable } from '#features/pricing/domain/price-table.ts';
import { lockPriceTable, priceTable } from '#features/pricing/server/price-tables.store.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type ChangedByOther, changedByOther } from '#platform/contract/changed-by-other.ts';
import { inTransaction, type StaffContext } from '#platform/db/context.ts';
import { type MissingColumn, missingColumn } from '../../domain/price-import/price-line.ts';
import { lockImport, updateImport } from '../sheet-import/sheet-imports.store.ts';

type Refusal = { readonly code: MissingColumn | 'table-not-found' | 'import-not-found' | 'import-begun' };

interface Start {
  readonly tableId: string;
  readonly id: string;
  /** The table's version that the dry run was compared with. */
  readonly seen: number;
}

/** Queues an import whose dry run somebody saw; refused if the table has changed since. */
export const startPriceImport = (
  context: StaffContext,
  { tableId, id, seen }: Start,
): Promise<Result<void, Refusal | ChangedByOther<PriceTable>>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    const found = await lockImport(db, supplier.id, id);
    if (found?.tableId !== tableId) return refuse({ code: 'import-not-found' });
    if (found.state !== 'read') return refuse({ code: 'import-begun' });
    const missing = missingColumn(found.mapping);
    if (missing !== undefined) return refuse({ code: missing });
    await lockPriceTable(db, supplier.id, tableId);
    const table = await priceTable(db, supplier.id, tableId);
    if (table === undefined) return refuse({ code: 'table-not-found' });
    if (table.version !== seen) return changedByOther(table);
    await updateImport(db, supplier.id, id, { state: 'queued', tableVersion: table.version });
    const after = { file: found.fileName, lines: found.total };
    await recordChange(inside, { action: 'price-import.started', subjectId: id, before: null, after });
    return accept(undefined);
  });
