import { accept, type Result, refuse } from '#kernel/result.ts';
import { inTransaction } from '#platform/db/context.ts';
import { requestRun, setPaused } from '#platform/jobs/control-jobs.store.ts';
import { recordPlatformChange } from '../record-platform-change.ts';
import type { PlatformContext } from '../suppliers/manage-suppliers.ts';

type Steered<Value> = Promise<Result<Value, { readonly code: 'job-not-found' }>>;

/** Has the job run as soon as a process looks for due jobs, which it does every few seconds. */
export const runJobNow = (context: PlatformContext, name: string): Steered<true> =>
  inTransaction(context, async ({ db, now, actor }) => {
    if (!(await requestRun(db, name, now))) return refuse({ code: 'job-not-found' });
    await recordPlatformChange(
      db,
      { now, staffId: actor.staffId },
      { action: 'job.run-requested', subject: name, before: null, after: { name } },
    );
    return accept(true);
  });

/** Pausing twice, or resuming what runs, changes nothing and is recorded nowhere. */
export const pauseJob = (
  context: PlatformContext,
  { name, paused }: { readonly name: string; readonly paused: boolean },
): Steered<boolean> =>
  inTransaction(context, async ({ db, now, actor }) => {
    const outcome = await setPaused(db, { name, paused }, now);
    if (outcome === 'unknown') return refuse({ code: 'job-not-found' });
    if (outcome === 'changed')
      await recordPlatformChange(
        db,
        { now, staffId: actor.staffId },
        {
          action: paused ? 'job.paused' : 'job.resumed',
          subject: name,
          before: null,
          after: { name },
        },
      );
    return accept(paused);
  });
