import type { PageRange } from '#kernel/page.ts';
import type { Staff } from '#kernel/scope.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { countGivenUp, givenUpMails, queueAgain } from '#platform/mail/given-up.store.ts';
import type { UnsentMail } from '../../domain/unsent-mail.ts';
import { recordChange } from '../audit/record-change.ts';

/** Mails of all suppliers that could not be sent, newest first. */
export async function listUnsentMails(
  { db }: Context,
  page: PageRange,
): Promise<{ readonly mails: readonly UnsentMail[]; readonly total: number }> {
  const rows = await givenUpMails(db, page);
  const mails = rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.getTime(),
    givenUpAt: row.givenUpAt.getTime(),
  }));
  return { mails, total: await countGivenUp(db) };
}

/** Max ids listed in one audit event. */
const NAMED = 100;

/** Queues these mails again, or all of them without `ids`. Returns how many were queued. */
export const resendMails = (
  context: Context & { readonly actor: Staff },
  ids: readonly string[] | undefined,
): Promise<number> =>
  inTransaction(context, async (inside) => {
    const again = await queueAgain(inside.db, ids, inside.now);
    if (again.length > 0)
      await recordChange(
        { ...inside, actor: context.actor },
        {
          action: 'mails.queued-again',
          subjectId: inside.supplier.id,
          before: null,
          after: { count: again.length, mails: again.slice(0, NAMED) },
        },
      );
    return again.length;
  });
