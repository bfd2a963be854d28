/** How staff make and change scheduled exports. Every change is audited; who saves or resumes one answers for it. */
import { recordChange, recordChangeOf } from '#features/accounts/server/audit/record-change.ts';
import { staffOf } from '#features/accounts/server/staff/staff.store.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type ChangedByOther, changedByOther } from '#platform/contract/changed-by-other.ts';
import { inTransaction, type StaffContext } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { STATE_NAMES } from '../contract/export-names.ts';
import { wantedExportToWire } from '../contract/exports.wire.ts';
import { mayExport } from '../domain/export-kind.ts';
import { type ExportRhythm, nextRun } from '../domain/export-rhythm.ts';
import {
  type ExportRun,
  type ExportSchedule,
  MAX_SCHEDULES,
  type WantedExport,
} from '../domain/export-schedule.ts';
import { type WantedRefusal, wantedProblem } from './check-wanted.ts';
import { dropFile } from './pieces.store.ts';
import { cancelRun, queueRun, runById } from './runs.store.ts';
import {
  countSchedules,
  deleteSchedule,
  insertSchedule,
  lockSchedules,
  scheduleById,
  updateSchedule,
} from './schedules.store.ts';

type Changed<Code extends string, Also = never> = Result<ExportSchedule, { readonly code: Code } | Also>;

export const addExport = (
  context: StaffContext,
  wanted: WantedExport,
): Promise<Changed<WantedRefusal | 'export-too-many'>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier, actor } = inside;
    const problem = await wantedProblem(inside, wanted);
    if (problem !== undefined) return refuse({ code: problem });
    await lockSchedules(db, supplier.id);
    if ((await countSchedules(db, supplier.id)) >= MAX_SCHEDULES) return refuse({ code: 'export-too-many' });
    const made: ExportSchedule = {
      ...wanted,
      ...{ id: newId(), makerId: actor.staffId, state: 'active', version: 1 },
      nextAt: nextAfter(inside, wanted.rhythm),
    };
    await insertSchedule(db, supplier.id, made);
    await record(inside, 'export-schedule.made', undefined, made);
    return accept(made);
  });

export const changeExport = (
  context: StaffContext,
  id: string,
  wanted: WantedExport,
  seen: number,
): Promise<Changed<WantedRefusal | 'export-not-found', ChangedByOther<ExportSchedule>>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier, actor } = inside;
    const before = await scheduleById(db, supplier.id, id);
    if (before === undefined) return refuse({ code: 'export-not-found' });
    if (before.version !== seen) return changedByOther(before);
    const problem = await wantedProblem(inside, wanted);
    if (problem !== undefined) return refuse({ code: problem });
    // What has stopped goes on, because somebody answers for it again.
    const state = before.state === 'paused' ? 'paused' : 'active';
    const next = state === 'active' ? { nextAt: nextAfter(inside, wanted.rhythm) } : {};
    const changes = { wanted, state, makerId: actor.staffId, ...next } as const;
    return updated(inside, before, changes, 'export-schedule.changed');
  });

/** Pauses a schedule, or resumes one that is paused or stopped. Somebody who may not see its contents may still pause it. */
export const pauseExport = (
  context: StaffContext,
  id: string,
  active: boolean,
  seen: number,
): Promise<
  Changed<'export-not-found' | 'export-not-allowed' | 'export-maker-outside', ChangedByOther<ExportSchedule>>
> =>
  inTransaction(context, async (inside) => {
    const { db, supplier, actor } = inside;
    const before = await scheduleById(db, supplier.id, id);
    if (before === undefined) return refuse({ code: 'export-not-found' });
    if (before.version !== seen) return changedByOther(before);
    if (!active) return updated(inside, before, { state: 'paused' }, 'export-schedule.state-changed');
    if (!mayExport(actor.standing, before.kind)) return refuse({ code: 'export-not-allowed' });
    const members = await staffOf(db, supplier.id);
    if (!members.some(({ id: member }) => member === actor.staffId))
      return refuse({ code: 'export-maker-outside' });
    const nextAt = nextAfter(inside, before.rhythm);
    const changes = { state: 'active', makerId: actor.staffId, nextAt } as const;
    return updated(inside, before, changes, 'export-schedule.state-changed');
  });

/** Queues a run at once; the schedule's own hours stay. The file is made with the rights of who answers for it. */
export const runExport = (
  context: StaffContext,
  id: string,
): Promise<
  Result<ExportRun, { readonly code: 'export-not-found' | 'export-not-allowed' | 'export-under-way' }>
> =>
  inTransaction(context, async (inside) => {
    const { db, supplier, actor, now } = inside;
    const schedule = await scheduleById(db, supplier.id, id);
    if (schedule === undefined) return refuse({ code: 'export-not-found' });
    if (!mayExport(actor.standing, schedule.kind)) return refuse({ code: 'export-not-allowed' });
    const wanted = { scheduleId: id, dueAt: now, requestedBy: actor.staffId, now };
    const run = await queueRun(db, supplier.id, wanted);
    if (run === undefined) return refuse({ code: 'export-under-way' });
    const after = { name: schedule.name };
    await recordChange(inside, { action: 'export-schedule.started', subjectId: id, before: null, after });
    return accept(run);
  });

/** Ends a run that waits or is being made, and deletes what is written of its file. Nobody gets a mail. */
export const stopRun = (
  context: StaffContext,
  runId: string,
): Promise<Result<ExportRun, { readonly code: 'export-run-not-found' | 'export-run-ended' }>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier, now } = inside;
    const before = await runById(db, supplier.id, runId);
    if (before === undefined) return refuse({ code: 'export-run-not-found' });
    const run = await cancelRun(db, supplier.id, runId, now);
    if (run === undefined) return refuse({ code: 'export-run-ended' });
    await dropFile(db, supplier.id, runId);
    const { name = '' } = (await scheduleById(db, supplier.id, run.scheduleId)) ?? {};
    const change = { action: 'export-schedule.run-cancelled', subjectId: run.scheduleId } as const;
    await recordChange(inside, { ...change, before: null, after: { name } });
    return accept(run);
  });

/** Deletes the schedule with its runs and their files. */
export const removeExport = (
  context: StaffContext,
  id: string,
): Promise<Result<true, { readonly code: 'export-not-found' }>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    const before = await scheduleById(db, supplier.id, id);
    if (before === undefined || !(await deleteSchedule(db, supplier.id, id)))
      return refuse({ code: 'export-not-found' });
    await record(inside, 'export-schedule.removed', before, undefined);
    return accept(true);
  });

async function updated(
  inside: StaffContext,
  before: ExportSchedule,
  changes: Parameters<typeof updateSchedule>[3],
  action: 'export-schedule.changed' | 'export-schedule.state-changed',
): Promise<Changed<'export-not-found', ChangedByOther<ExportSchedule>>> {
  const { db, supplier } = inside;
  const after = await updateSchedule(db, supplier.id, before.id, changes, before.version);
  if (after === undefined) {
    const current = await scheduleById(db, supplier.id, before.id);
    return current === undefined ? refuse({ code: 'export-not-found' }) : changedByOther(current);
  }
  await record(inside, action, before, after);
  return accept(after);
}

const nextAfter = ({ supplier, now }: StaffContext, rhythm: ExportRhythm): number =>
  nextRun(rhythm, now, timeZoneOf(supplier));

type ScheduleAction = 'made' | 'changed' | 'state-changed' | 'removed';

const record = (
  inside: StaffContext,
  action: `export-schedule.${ScheduleAction}`,
  before: ExportSchedule | undefined,
  after: ExportSchedule | undefined,
): Promise<void> => {
  const subjectId = (after ?? before)?.id ?? '';
  return recordChangeOf(inside, { action, subjectId, before, after }, (schedule) => ({
    ...wantedExportToWire(schedule),
    situacao: STATE_NAMES[schedule.state],
  }));
};
