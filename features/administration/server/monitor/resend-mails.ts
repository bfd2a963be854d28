import { inTransaction } from '#platform/db/context.ts';
import { queueAgain } from '#platform/mail/given-up.store.ts';
import { recordPlatformChange } from '../record-platform-change.ts';
import type { PlatformContext } from '../suppliers/manage-suppliers.ts';

/** Ids that one event names. */
const NAMED = 100;

/** Queues these mails again, or all of them without `ids`. Returns how many were queued. */
export const resendPlatformMails = (
  context: PlatformContext,
  ids: readonly string[] | undefined,
): Promise<number> =>
  inTransaction(context, async ({ db, now }) => {
    const again = await queueAgain(db, ids, now);
    const by = { now, staffId: context.actor.staffId };
    const after = { count: again.length, mails: again.slice(0, NAMED) };
    if (again.length > 0)
      await recordPlatformChange(db, by, {
        action: 'mails.queued-again',
        subject: 'mails',
        before: null,
        after,
      });
    return again.length;
  });
