/** Mails that were given up: list and retry. */

import { and, count, desc, inArray, isNotNull, sql } from 'drizzle-orm';
import type { PageRange } from '#kernel/page.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '../db/database.ts';
import { mailOutbox } from './outbox.tables.ts';
import { RETRIED_FOR } from './retry-wait.ts';

/** Newest first. */
export const givenUpMails = (db: Db, { limit, offset }: PageRange) =>
  db
    .select({
      id: mailOutbox.id,
      kind: mailOutbox.kind,
      facts: mailOutbox.facts,
      createdAt: mailOutbox.createdAt,
      givenUpAt: sql<Date>`${mailOutbox.givenUpAt}`.mapWith(mailOutbox.givenUpAt),
      tries: mailOutbox.tries,
      lastError: mailOutbox.lastError,
    })
    .from(mailOutbox)
    .where(isNotNull(mailOutbox.givenUpAt))
    .orderBy(desc(mailOutbox.givenUpAt), desc(mailOutbox.id))
    .limit(limit)
    .offset(offset);

export async function countGivenUp(db: Db): Promise<number> {
  const [row] = await db.select({ total: count() }).from(mailOutbox).where(isNotNull(mailOutbox.givenUpAt));
  return row?.total ?? 0;
}

/** Puts these mails, or all, back in the queue as if just requested. Returns their ids. */
export const queueAgain = async (
  db: Db,
  ids: readonly string[] | undefined,
  now: Instant,
): Promise<readonly string[]> =>
  (
    await db
      .update(mailOutbox)
      .set({ givenUpAt: null, nextTryAt: new Date(now), retryUntil: new Date(now + RETRIED_FOR) })
      .where(
        and(
          isNotNull(mailOutbox.givenUpAt),
          ids === undefined ? undefined : inArray(mailOutbox.id, [...ids]),
        ),
      )
      .returning({ id: mailOutbox.id })
  ).map(({ id }) => id);
