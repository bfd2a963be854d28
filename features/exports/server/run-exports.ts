/** The job: makes the exports whose time has come. Any number of processes may run it concurrently. */
import type { ReservedGoods } from '#features/catalog/server/stock/list-stock.ts';
import { supplierScope } from '#features/suppliers/domain/shop.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { supplierByKey } from '#features/suppliers/server/find-supplier.ts';
import type { SupplierId } from '#kernel/ids.ts';
import { type Instant, VISITOR } from '#kernel/scope.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import type { Database } from '#platform/db/database.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { dueRun, nextRun } from '../domain/export-rhythm.ts';
import { type ExportSchedule, type RunFault, retryAfter } from '../domain/export-schedule.ts';
import { EXPORT_FAILED_MAIL, EXPORT_READY_MAIL, EXPORT_STOPPED_MAIL } from './export-mails.ts';
import { contextOfMaker, type MakerFault, readersOf } from './export-makers.ts';
import { dropAttempt, dropOtherAttempts } from './pieces.store.ts';
import { type ClaimedRun, claimRun, failRun, finishRun, queueRun } from './runs.store.ts';
import { dueSchedules, lockSchedule, moveOn, scheduleById, updateSchedule } from './schedules.store.ts';
import { LEASE, RunLost, TooLarge, type WrittenFile, writeExport } from './write-export.ts';

interface ExportJob {
  readonly reservedGoods: ReservedGoods;
  /** For failures that are our own. */
  readonly report: (error: unknown) => void;
  readonly clock?: () => Instant;
}

/** Schedules looked at in one run of the job. */
const AT_ONCE = 200;
/** A job that runs longer is taken for hung; the rest is done by the next one. Milliseconds. */
const MAX_TIME = 3 * 60_000;
/** Attempts after which a run that no process finishes is given up: its file may be what stops them. */
const MAX_ATTEMPTS = 3;

/** Returns the number of runs that ended. */
export async function runExports(database: Database, job: ExportJob, now: Instant): Promise<number> {
  const { clock = Date.now } = job;
  const began = Date.now();
  await queueDue(database, now);
  for (let ended = 0; ; ended += 1) {
    if (Date.now() - began > MAX_TIME) return ended;
    const run = await claimRun(database.db, now, Math.max(now, clock()) + LEASE);
    if (run === undefined) return ended;
    await makeRun(database, run, { ...job, clock }, now);
  }
}

/** Queues a run of each schedule whose time has come: one, however many were missed. */
async function queueDue(database: Database, now: Instant): Promise<void> {
  for (const { supplierId, id } of await dueSchedules(database.db, now, AT_ONCE)) {
    const context = await contextAt(database, supplierId, now);
    if (context === undefined) continue;
    await inTransaction(context, async ({ db, supplier }) => {
      const schedule = await lockSchedule(db, supplierId, id);
      if (schedule?.nextAt === undefined || schedule.nextAt > now) return;
      const zone = timeZoneOf(supplier);
      const dueAt = dueRun(schedule.rhythm, schedule.nextAt, now, zone);
      await moveOn(db, supplierId, id, nextRun(schedule.rhythm, now, zone));
      await queueRun(db, supplierId, { scheduleId: id, dueAt, now });
    });
  }
}

async function makeRun(
  database: Database,
  run: ClaimedRun,
  job: Required<ExportJob>,
  now: Instant,
): Promise<void> {
  const context = await contextAt(database, run.supplierId, now);
  const schedule = context && (await scheduleById(database.db, run.supplierId, run.scheduleId));
  if (context === undefined || schedule === undefined) return;
  if (run.attempts > MAX_ATTEMPTS) return fail(context, schedule, run, 'interrupted');
  const maker = await contextOfMaker(context, schedule);
  if (typeof maker === 'string') return stop(context, schedule, run, maker);
  try {
    await finish(context, schedule, run, await writeExport(maker, schedule, run, job));
  } catch (error) {
    // What it had written is nobody's any more.
    if (error instanceof RunLost) return dropAttempt(database.db, run);
    if (!(error instanceof TooLarge)) job.report(error);
    await fail(context, schedule, run, error instanceof TooLarge ? 'too-large' : 'failed');
  }
}

/** The mails are queued in the transaction that ends the run: each reader gets one. */
const finish = (
  context: Context,
  schedule: ExportSchedule,
  run: ClaimedRun,
  file: WrittenFile,
): Promise<void> =>
  inTransaction(context, async (inside) => {
    const { db, supplier, now } = inside;
    if (!(await finishRun(db, run, file, now))) return dropAttempt(db, run);
    await dropOtherAttempts(db, run);
    for (const { id: staffId } of await readersOf(inside, schedule, file.permissions))
      await queueMail(db, EXPORT_READY_MAIL, { supplierId: supplier.id, runId: run.id, staffId }, now);
  });

/** Tries again later, unless it would fail alike or has failed too often; then its maker is notified. */
const fail = (context: Context, schedule: ExportSchedule, run: ClaimedRun, fault: RunFault): Promise<void> =>
  inTransaction(context, async ({ db, supplier, now }) => {
    const wait = fault === 'failed' ? retryAfter(run.attempts) : undefined;
    const retryAt = wait === undefined ? undefined : now + wait;
    const isEnded = await failRun(db, run, { fault, retryAt, now });
    await dropAttempt(db, run);
    if (!isEnded || retryAt !== undefined) return;
    const facts = { supplierId: supplier.id, runId: run.id, staffId: schedule.makerId };
    await queueMail(db, EXPORT_FAILED_MAIL, facts, now);
  });

/** Nobody answers for the schedule any more: it ends, and the shop's owner is notified. */
const stop = (
  context: Context,
  schedule: ExportSchedule,
  run: ClaimedRun,
  fault: MakerFault,
): Promise<void> =>
  inTransaction(context, async ({ db, supplier, now }) => {
    if (!(await failRun(db, run, { fault, retryAt: undefined, now }))) return;
    const { id, version } = schedule;
    // Somebody has taken it over meanwhile: it goes on.
    if ((await updateSchedule(db, supplier.id, id, { state: 'stopped' }, version)) === undefined) return;
    await queueMail(db, EXPORT_STOPPED_MAIL, { supplierId: supplier.id, scheduleId: id, fault }, now);
  });

/** Undefined where the shop is gone. */
async function contextAt(
  database: Database,
  supplierId: SupplierId,
  now: Instant,
): Promise<Context | undefined> {
  const { db } = database;
  const shop = await supplierByKey(db, supplierId);
  return shop && { supplier: supplierScope(shop), actor: VISITOR, now, db, database };
}
