/** Scheduled exports, their runs and their files, as a member of the staff may see them. */

import { staffMay } from '#features/accounts/domain/staff-may.ts';
import { staffNames, staffOf } from '#features/accounts/server/staff/staff.store.ts';
import { defined } from '#kernel/defined.ts';
import type { PageRange } from '#kernel/page.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { StaffContext } from '#platform/db/context.ts';
import { KIND_NAMES } from '../contract/export-names.ts';
import { filterWords } from '../contract/export-words.ts';
import type { WireExportOptions } from '../contract/exports.schema.ts';
import type { ShownExport, ShownRun } from '../contract/exports.wire.ts';
import { EXPORT_KINDS, exportTraits, mayExport, mayRead } from '../domain/export-kind.ts';
import { type ExportRun, type ExportSchedule, hasFile } from '../domain/export-schedule.ts';
import { exportSources, filterChoices } from './export-sources.ts';
import { pieceOf } from './pieces.store.ts';
import { countRuns, lastRuns, runById, runsPage } from './runs.store.ts';
import { countSchedules, scheduleById, schedulesPage } from './schedules.store.ts';

type NotFound = { readonly code: 'export-not-found' };

export async function exportOptions({ db, supplier, actor }: StaffContext): Promise<WireExportOptions> {
  const kinds = EXPORT_KINDS.filter((kind) => mayExport(actor.standing, kind));
  const members = await staffOf(db, supplier.id);
  return {
    tipos: kinds.map((kind) => {
      const { hasPeriod, filter } = exportTraits[kind];
      const choices =
        filter && filterChoices[filter].map(({ value, label }) => ({ valor: value, nome: label }));
      return {
        tipo: KIND_NAMES[kind],
        temPeriodo: hasPeriod,
        colunas: [...exportSources[kind].headings(actor)],
        filtro: filter === undefined ? null : { nome: filterWords[filter], escolhas: choices ?? [] },
      };
    }),
    equipe: members.map(({ id, name, email, role }) => ({
      id,
      nome: name,
      email,
      tipos: kinds
        .filter((kind) => mayRead(role, [exportTraits[kind].permission]))
        .map((kind) => KIND_NAMES[kind]),
    })),
  };
}

export async function listExports(
  context: StaffContext,
  page: PageRange,
): Promise<{ readonly rows: readonly ShownExport[]; readonly total: number }> {
  const { db, supplier } = context;
  const schedules = await schedulesPage(db, supplier.id, page);
  return { rows: await shown(context, schedules), total: await countSchedules(db, supplier.id) };
}

export async function getExport(context: StaffContext, id: string): Promise<Result<ShownExport, NotFound>> {
  const schedule = await scheduleById(context.db, context.supplier.id, id);
  return schedule === undefined
    ? refuse({ code: 'export-not-found' })
    : accept(await shownExport(context, schedule));
}

export async function shownExport(context: StaffContext, schedule: ExportSchedule): Promise<ShownExport> {
  const [one] = await shown(context, [schedule]);
  if (one === undefined) throw new Error('one schedule is shown as one');
  return one;
}

async function shown(
  context: StaffContext,
  schedules: readonly ExportSchedule[],
): Promise<readonly ShownExport[]> {
  const { db, supplier, actor } = context;
  const ids = schedules.map(({ id }) => id);
  const last = await lastRuns(db, supplier.id, ids);
  const members = new Map((await staffOf(db, supplier.id)).map(({ id, name }) => [id, name]));
  const runs = await shownRuns(context, [...last.values()]);
  const makers = await staffNames(
    db,
    schedules.map(({ makerId }) => makerId),
  );
  return schedules.map((schedule) => ({
    schedule,
    maker: makers.get(schedule.makerId) ?? '',
    people: schedule.recipients.flatMap((id) => members.get(id) ?? []),
    mayChange: staffMay(actor.standing, 'jobs:manage') && mayExport(actor.standing, schedule.kind),
    ...defined({ last: runs.find(({ run }) => run.scheduleId === schedule.id) }),
  }));
}

export async function listRuns(
  context: StaffContext,
  scheduleId: string,
  page: PageRange,
): Promise<Result<{ readonly rows: readonly ShownRun[]; readonly total: number }, NotFound>> {
  const { db, supplier } = context;
  if ((await scheduleById(db, supplier.id, scheduleId)) === undefined)
    return refuse({ code: 'export-not-found' });
  const rows = await shownRuns(context, await runsPage(db, supplier.id, scheduleId, page));
  return accept({ rows, total: await countRuns(db, supplier.id, scheduleId) });
}

export async function shownRuns(
  { db, actor }: StaffContext,
  runs: readonly ExportRun[],
): Promise<readonly ShownRun[]> {
  const names = await staffNames(
    db,
    runs.flatMap(({ requestedBy }) => requestedBy ?? []),
  );
  return runs.map((run) => ({
    run,
    mayRead: mayRead(actor.standing, run.permissions),
    ...defined({ requestedBy: run.requestedBy && names.get(run.requestedBy) }),
  }));
}

interface OpenedFile {
  readonly run: ExportRun;
  readonly content: ReadableStream<Uint8Array>;
}

/** The file of a run, read while it is downloaded; for who may see what it contains now. */
export async function openFile(
  { db, supplier, actor, now }: StaffContext,
  runId: string,
): Promise<Result<OpenedFile, { readonly code: 'export-file-not-found' | 'export-not-allowed' }>> {
  const run = await runById(db, supplier.id, runId);
  if (run === undefined) return refuse({ code: 'export-file-not-found' });
  if (!mayRead(actor.standing, run.permissions)) return refuse({ code: 'export-not-allowed' });
  if (!hasFile(run, now)) return refuse({ code: 'export-file-not-found' });
  let place = 0;
  const content = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const piece = await pieceOf(db, supplier.id, run, place);
        place += 1;
        if (piece === undefined) controller.close();
        else controller.enqueue(piece);
      },
    },
    { highWaterMark: 1 },
  );
  return accept({ run, content });
}
