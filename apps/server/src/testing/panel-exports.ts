/** Scheduled exports of the small world that panel tests change. */
import { and, eq, inArray } from 'drizzle-orm';
import { exportPieces, exportRuns, exportSchedules } from '#features/exports/server/exports.tables.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';

export interface ExportIds {
  /** One that tests change, and one that they delete; without runs. */
  readonly changedId: string;
  readonly goneId: string;
  /** A run with its file. */
  readonly runId: string;
  /** A run that waits, of the one that tests delete. */
  readonly openRunId: string;
}

export const newExports = (): ExportIds => ({
  changedId: newId(),
  goneId: newId(),
  runId: newId(),
  openRunId: newId(),
});

/** Restores this data for tests that change it. It is due in no test. */
export async function standingExports(db: Db, supplierId: string, ids: ExportIds): Promise<void> {
  const values = {
    kind: 'stock' as const,
    every: 'daily' as const,
    format: 'csv' as const,
    state: 'active' as const,
    name: 'Estoque',
    columns: [],
    recipients: [],
    minutes: 360,
    version: 1,
    ...{ weekday: null, monthDay: null, period: null, filter: null },
    makerId: newId(),
    nextAt: new Date('2099-01-01T09:00:00Z'),
  };
  for (const id of [ids.changedId, ids.goneId]) {
    await db
      .insert(exportSchedules)
      .values({ supplierId, id, ...values })
      .onConflictDoUpdate({ target: [exportSchedules.supplierId, exportSchedules.id], set: values });
  }
  const ended = { state: 'done', finishedAt: new Date(), attempts: 1, fileName: 'estoque.csv' } as const;
  await db
    .update(exportRuns)
    .set({ state: 'failed', fault: 'failed', finishedAt: new Date() })
    .where(and(eq(exportRuns.supplierId, supplierId), inArray(exportRuns.state, ['queued', 'running'])));
  await db
    .insert(exportRuns)
    .values({
      ...{ supplierId, id: ids.runId, scheduleId: ids.changedId },
      ...{ dueAt: new Date(), availableAt: new Date(), permissions: ['catalog:read'], bytes: 3 },
      ...ended,
    })
    .onConflictDoNothing();
  const open = { state: 'queued', finishedAt: null, fault: null } as const;
  await db
    .insert(exportRuns)
    .values({
      ...{ supplierId, id: ids.openRunId, scheduleId: ids.goneId },
      ...{ dueAt: new Date(), availableAt: new Date('2099-01-01T09:00:00Z'), attempts: 0 },
      ...open,
    })
    .onConflictDoUpdate({ target: [exportRuns.supplierId, exportRuns.id], set: open });
  await db
    .insert(exportPieces)
    .values({ supplierId, runId: ids.runId, attempt: 1, place: 0, content: Buffer.from('a;b') })
    .onConflictDoNothing();
}
