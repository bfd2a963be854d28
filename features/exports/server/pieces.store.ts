/** The files of runs, in pieces. */
import { and, eq, exists, inArray, lt, ne, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
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

/** Of all shops: the files of runs that ended before this instant. Returns how many pieces. */
export async function dropFilesBefore(db: Db, before: Instant): Promise<number> {
  const ended = db
    .select({ one: sql`1` })
    .from(exportRuns)
    .where(
      and(
        eq(exportRuns.supplierId, exportPieces.supplierId),
        eq(exportRuns.id, exportPieces.runId),
        lt(exportRuns.finishedAt, new Date(before)),
      ),
    );
  const { rowCount } = await db.delete(exportPieces).where(exists(ended));
  return rowCount ?? 0;
}

/** Of all shops. Returns how many. */
export async function dropRunsBefore(db: Db, before: Instant): Promise<number> {
  const { rowCount } = await db
    .delete(exportRuns)
    .where(and(lt(exportRuns.finishedAt, new Date(before)), sql`true /* of every supplier_id */`));
  return rowCount ?? 0;
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
