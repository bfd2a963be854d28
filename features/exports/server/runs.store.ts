import { and, count, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import { defined } from '#kernel/defined.ts';
import type { StaffId, SupplierId } from '#kernel/ids.ts';
import type { PageRange } from '#kernel/page.ts';
import type { Permission } from '#kernel/permissions.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import type { ExportRun, RunFault } from '../domain/export-schedule.ts';
import { exportRuns } from './exports.tables.ts';

type Row = typeof exportRuns.$inferSelect;

export interface ClaimedRun extends ExportRun {
  readonly supplierId: SupplierId;
}

const one = (supplierId: SupplierId, id: string) =>
  and(eq(exportRuns.supplierId, supplierId), eq(exportRuns.id, id));

/** Only while this attempt has not been given up for another one. */
const ofAttempt = ({ supplierId, id, attempts }: ClaimedRun) =>
  and(one(supplierId, id), eq(exportRuns.attempts, attempts), eq(exportRuns.state, 'running'));

interface NewRun {
  readonly scheduleId: string;
  readonly dueAt: Instant;
  readonly requestedBy?: StaffId;
  readonly now: Instant;
}

/** Undefined while another run of the schedule is open. */
export async function queueRun(
  db: Db,
  supplierId: SupplierId,
  { scheduleId, dueAt, requestedBy, now }: NewRun,
): Promise<ExportRun | undefined> {
  const [row] = await db
    .insert(exportRuns)
    .values({
      ...{ supplierId, id: newId(), scheduleId, state: 'queued' },
      dueAt: new Date(dueAt),
      requestedBy: requestedBy ?? null,
      availableAt: new Date(now),
    })
    .onConflictDoNothing()
    .returning();
  return row && runOf(row);
}

/** Claims a run that is due, of any shop, also one whose process has not been heard of for a while; undefined if there is none. */
export async function claimRun(db: Db, now: Instant, until: Instant): Promise<ClaimedRun | undefined> {
  const due = db
    .select({ id: exportRuns.id })
    .from(exportRuns)
    .where(
      and(
        inArray(exportRuns.state, ['queued', 'running']),
        lte(exportRuns.availableAt, new Date(now)),
        sql`true /* of every supplier_id */`,
      ),
    )
    .orderBy(exportRuns.availableAt)
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(exportRuns)
    .set({ state: 'running', attempts: sql`${exportRuns.attempts} + 1`, availableAt: new Date(until) })
    .where(and(eq(exportRuns.id, due), sql`true /* of every supplier_id */`))
    .returning();
  return row && { ...runOf(row), supplierId: row.supplierId };
}

interface RowsSoFar {
  readonly rows: number;
  readonly expectedRows: number | undefined;
}

/** Keeps the run until then, and says how far it is. False where another process has it meanwhile, or it was cancelled. */
export async function renewClaim(
  db: Db,
  run: ClaimedRun,
  until: Instant,
  { rows, expectedRows }: RowsSoFar,
): Promise<boolean> {
  const { rowCount } = await db
    .update(exportRuns)
    .set({ availableAt: new Date(until), rows, expectedRows: expectedRows ?? null })
    .where(ofAttempt(run));
  return (rowCount ?? 0) > 0;
}

/** Ends a run that waits or is being made; undefined where none such is open. */
export async function cancelRun(
  db: Db,
  supplierId: SupplierId,
  id: string,
  now: Instant,
): Promise<ExportRun | undefined> {
  const [row] = await db
    .update(exportRuns)
    .set({ state: 'cancelled', fault: null, finishedAt: new Date(now) })
    .where(and(one(supplierId, id), inArray(exportRuns.state, ['queued', 'running'])))
    .returning();
  return row && runOf(row);
}

interface MadeFile {
  readonly fileName: string;
  readonly rows: number;
  readonly bytes: number;
  readonly permissions: readonly Permission[];
}

/** False where another process has the run meanwhile. */
export async function finishRun(
  db: Db,
  run: ClaimedRun,
  { permissions, ...file }: MadeFile,
  now: Instant,
): Promise<boolean> {
  const { rowCount } = await db
    .update(exportRuns)
    .set({ ...file, permissions: [...permissions], state: 'done', fault: null, finishedAt: new Date(now) })
    .where(ofAttempt(run));
  return (rowCount ?? 0) > 0;
}

/** Ends an attempt: to be tried again at `retryAt`, or for good. False where another process has the run meanwhile. */
export async function failRun(
  db: Db,
  run: ClaimedRun,
  {
    fault,
    retryAt,
    now,
  }: { readonly fault: RunFault; readonly retryAt: Instant | undefined; readonly now: Instant },
): Promise<boolean> {
  const { rowCount } = await db
    .update(exportRuns)
    .set(
      retryAt === undefined
        ? { state: 'failed', fault, finishedAt: new Date(now) }
        : { state: 'queued', fault, availableAt: new Date(retryAt) },
    )
    .where(ofAttempt(run));
  return (rowCount ?? 0) > 0;
}

export async function runById(db: Db, supplierId: SupplierId, id: string): Promise<ExportRun | undefined> {
  const [row] = await db.select().from(exportRuns).where(one(supplierId, id));
  return row && runOf(row);
}

const ofSchedule = (supplierId: SupplierId, scheduleId: string) =>
  and(eq(exportRuns.supplierId, supplierId), eq(exportRuns.scheduleId, scheduleId));

/** The last one first. */
export async function runsPage(
  db: Db,
  supplierId: SupplierId,
  scheduleId: string,
  { limit, offset }: PageRange,
): Promise<readonly ExportRun[]> {
  const rows = await db
    .select()
    .from(exportRuns)
    .where(ofSchedule(supplierId, scheduleId))
    .orderBy(desc(exportRuns.id))
    .limit(limit)
    .offset(offset);
  return rows.map(runOf);
}

export async function countRuns(db: Db, supplierId: SupplierId, scheduleId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(exportRuns)
    .where(ofSchedule(supplierId, scheduleId));
  return row?.total ?? 0;
}

/** The last run of each of these schedules. */
export async function lastRuns(
  db: Db,
  supplierId: SupplierId,
  scheduleIds: readonly string[],
): Promise<ReadonlyMap<string, ExportRun>> {
  if (scheduleIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([exportRuns.scheduleId])
    .from(exportRuns)
    .where(and(eq(exportRuns.supplierId, supplierId), inArray(exportRuns.scheduleId, [...scheduleIds])))
    .orderBy(exportRuns.scheduleId, desc(exportRuns.id));
  return new Map(rows.map((row) => [row.scheduleId, runOf(row)]));
}

const runOf = ({
  supplierId: _,
  availableAt: __,
  dueAt,
  requestedBy,
  fault,
  finishedAt,
  expectedRows,
  ...row
}: Row): ExportRun => ({
  ...row,
  dueAt: dueAt.getTime(),
  ...defined({
    requestedBy: requestedBy ?? undefined,
    fault: fault ?? undefined,
    finishedAt: finishedAt?.getTime(),
    expectedRows: expectedRows ?? undefined,
  }),
});
