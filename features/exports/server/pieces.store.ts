/** The files of runs, in pieces. */
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { KINDS_WITH_CLIENTS } from '../domain/export-kind.ts';
import type { ExportRun } from '../domain/export-schedule.ts';
import { exportPieces, exportRuns, exportSchedules } from './exports.tables.ts';
import type { ClaimedRun } from './runs.store.ts';

export async function addPiece(
  db: Db,
  { supplierId, id, attempts }: ClaimedRun,
  place: number,
  content: Uint8Array,
): Promise<void> {
  await db.insert(exportPieces).values({ supplierId, runId: id, attempt: attempts, place, content });
}

/** One piece of an export file, counted from the start; undefined past the last. */
export async function pieceOf(
  db: Db,
  supplierId: SupplierId,
  { id, attempts }: ExportRun,
  place: number,
): Promise<Uint8Array | undefined> {
  const [row] = await db
    .select({ content: exportPieces.content })
    .from(exportPieces)
    .where(
      and(
        eq(exportPieces.supplierId, supplierId),
        eq(exportPieces.runId, id),
        eq(exportPieces.attempt, attempts),
        eq(exportPieces.place, place),
      ),
    );
  return row?.content;
}

/** What earlier attempts had written. */
export async function dropOtherAttempts(db: Db, { supplierId, id, attempts }: ClaimedRun): Promise<void> {
  await db
    .delete(exportPieces)
    .where(
      and(
        eq(exportPieces.supplierId, supplierId),
        eq(exportPieces.runId, id),
        ne(exportPieces.attempt, attempts),
      ),
    );
}

/** What an attempt that failed had written. */
export async function dropAttempt(db: Db, { supplierId, id, attempts }: ClaimedRun): Promise<void> {
  await db
    .delete(exportPieces)
    .where(
      and(
        eq(exportPieces.supplierId, supplierId),
        eq(exportPieces.runId, id),
        eq(exportPieces.attempt, attempts),
      ),
    );
}

/** What every attempt of a run had written. */
export async function dropFile(db: Db, supplierId: SupplierId, runId: string): Promise<void> {
  await db
    .delete(exportPieces)
    .where(and(eq(exportPieces.supplierId, supplierId), eq(exportPieces.runId, runId)));
}

/** The files of a shop that name clients; their runs say why there is none any more. */
export async function dropFilesWithClients(db: Db, supplierId: SupplierId): Promise<void> {
  const withClients = db
    .select({ id: exportSchedules.id })
    .from(exportSchedules)
    .where(
      and(eq(exportSchedules.supplierId, supplierId), inArray(exportSchedules.kind, [...KINDS_WITH_CLIENTS])),
    );
  const dropped = await db
    .update(exportRuns)
    .set({ state: 'failed', fault: 'client-forgotten' })
    .where(
      and(
        eq(exportRuns.supplierId, supplierId),
        eq(exportRuns.state, 'done'),
        inArray(exportRuns.scheduleId, withClients),
      ),
    )
    .returning({ id: exportRuns.id });
  const ids = dropped.map(({ id }) => id);
  if (ids.length === 0) return;
  await db
    .delete(exportPieces)
    .where(and(eq(exportPieces.supplierId, supplierId), inArray(exportPieces.runId, ids)));
}
