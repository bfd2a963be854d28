import type { PageRange } from '#kernel/page.ts';
import type { Context } from '#platform/db/context.ts';
import type { RecordedChange } from '../../domain/recorded-change.ts';
import { auditPage, countAudit } from './audit.store.ts';

export interface ChangePage {
  readonly changes: readonly RecordedChange[];
  readonly total: number;
}

/** Newest first. */
export async function listChanges({ db, supplier }: Context, page: PageRange): Promise<ChangePage> {
  const rows = await auditPage(db, supplier.id, page);
  const changes = rows.map((row) => ({ ...row, at: row.at.getTime() }));
  return { changes, total: await countAudit(db, supplier.id) };
}
