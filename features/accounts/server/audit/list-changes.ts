import type { PageRange } from '#kernel/page.ts';
import type { Context } from '#platform/db/context.ts';
import type { AuditFilter } from '../../domain/audit-filter.ts';
import type { RecordedChange } from '../../domain/recorded-change.ts';
import { auditPage, countAudit } from './audit.store.ts';

export interface ChangePage {
  readonly changes: readonly RecordedChange[];
  readonly total: number;
}

/** Newest first. */
export async function listChanges(
  { db, supplier }: Context,
  filter: AuditFilter,
  page: PageRange,
): Promise<ChangePage> {
  const changes = await changesOf(db, supplier.id, filter, page);
  return { changes, total: await countAudit(db, supplier.id, filter) };
}

const MAX_EXPORTED = 10_000;

export const changesToExport = (
  { db, supplier }: Context,
  filter: AuditFilter,
): Promise<readonly RecordedChange[]> =>
  changesOf(db, supplier.id, filter, { limit: MAX_EXPORTED, offset: 0 });

const changesOf = async (...query: Parameters<typeof auditPage>): Promise<readonly RecordedChange[]> =>
  (await auditPage(...query)).map((row) => ({ ...row, at: row.at.getTime() }));
