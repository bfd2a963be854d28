/** Staff start, cancel and roll back an import; a job does the work. */
import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { inTransaction, type StaffContext } from '#platform/db/context.ts';
import { seesCosts } from '../../domain/panel/seen-costs.ts';
import { missingFields } from '../../domain/sheet-import/read-line.ts';
import { isOpen, mayUndo } from '../../domain/sheet-import/sheet-import.ts';
import { forgetProblems, type ImportRecord, lockImport, updateImport } from './sheet-imports.store.ts';

type Steered<Code extends string> = Promise<Result<void, { readonly code: Code | 'import-not-found' }>>;

export const startImport = (
  context: StaffContext,
  id: string,
): Steered<'import-begun' | 'columns-missing' | 'cost-not-allowed'> =>
  steer(context, id, { action: 'import.started' }, (found) => {
    if (found.state !== 'read') return refuse({ code: 'import-begun' });
    if (missingFields(found.mapping).length > 0) return refuse({ code: 'columns-missing' });
    if (found.mapping.includes('cost') && !seesCosts(context.actor))
      return refuse({ code: 'cost-not-allowed' });
    return accept({ state: 'queued' });
  });

/** One that has not begun is cancelled at once; a running one after its batch. */
export const cancelImport = (
  context: StaffContext,
  id: string,
  tableId: string | null = null,
): Steered<'import-not-open'> => {
  const action = tableId === null ? 'import.cancelled' : 'price-import.cancelled';
  return steer(context, id, { action, tableId }, (found) => {
    if (found.state === 'queued') return accept({ state: 'cancelled', finishedAt: new Date(context.now) });
    return isOpen(found) && found.state === 'running'
      ? accept({ cancelWanted: true })
      : refuse({ code: 'import-not-open' });
  });
};

export const undoImport = (context: StaffContext, id: string): Steered<'import-not-ended'> =>
  steer(context, id, { action: 'import.undone' }, (found) =>
    mayUndo(found) ? accept({ state: 'undoing' }) : refuse({ code: 'import-not-ended' }),
  );

const steer = <Code extends string>(
  context: StaffContext,
  id: string,
  { action, tableId = null }: { readonly action: `${string}.${string}`; readonly tableId?: string | null },
  decide: (found: ImportRecord) => Result<Partial<ImportRecord>, { readonly code: Code }>,
): Steered<Code> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    const found = await lockImport(db, supplier.id, id);
    if (found?.tableId !== tableId) return refuse({ code: 'import-not-found' as const });
    const decided = decide(found);
    if (!decided.ok) return decided;
    await updateImport(db, supplier.id, id, decided.value);
    // The job finds problems of its own, such as pictures that are missing.
    if (decided.value.state === 'queued') await forgetProblems(db, supplier.id, id);
    const facts = { file: found.fileName, lines: found.total };
    await recordChange(inside, { action, subjectId: id, before: null, after: facts });
    return accept(undefined);
  });
