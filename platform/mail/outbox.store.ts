import { and, asc, eq, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Instant } from '#kernel/scope.ts';
import { type Db, prepared } from '../db/database.ts';
import { currentTrace } from '../tracing/tracing.ts';
import { type MailFacts, mailOutbox } from './outbox.tables.ts';
import { RETRIED_FOR } from './retry-wait.ts';

/**
 * The fact that continues the trace of what caused the mail; where nothing is traced there is none. No writer sees it. An order's
 * own statement names it, too.
 */
export const TRACE_FACT = 'traceparent';

export interface QueuedMail {
  readonly id: string;
  readonly kind: string;
  readonly facts: MailFacts;
  readonly createdAt: Date;
  /** Including this one. */
  readonly tries: number;
  readonly retryUntil: Date;
}

export async function addToOutbox(
  db: Db,
  mail: Omit<QueuedMail, 'tries' | 'createdAt' | 'retryUntil'> & { readonly lowPriority: boolean },
  now: Instant,
): Promise<void> {
  const at = new Date(now);
  const trace = currentTrace();
  const facts = trace === undefined ? mail.facts : { ...mail.facts, [TRACE_FACT]: trace.traceparent };
  await db
    .insert(mailOutbox)
    .values({ ...mail, facts, createdAt: at, nextTryAt: at, retryUntil: new Date(now + RETRIED_FOR) });
}

/**
 * Queues mails from a statement's result columns `id`, `kind`, `facts`, `at`, so that one statement can write their cause as
 * well. They are queued as news (low priority).
 */
export const addSelected = (db: Db, selected: SQL) =>
  db.insert(mailOutbox).select(
    sql`select id, kind, facts, at, 0, at, true, at + ${RETRIED_FOR / 1_000} * interval '1 second', null::timestamptz, null::text
        from (${selected}) as asked (id, kind, facts, at)`,
  );

const { placeholder } = sql;

const claimDueMails = prepared((db) => {
  const due = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(isNull(mailOutbox.givenUpAt), lte(mailOutbox.nextTryAt, placeholder('now'))))
    .orderBy(asc(mailOutbox.lowPriority), asc(mailOutbox.nextTryAt), asc(mailOutbox.id))
    .limit(placeholder('max'))
    .for('update', { skipLocked: true });
  return (
    db
      .update(mailOutbox)
      .set({ nextTryAt: sql`${placeholder('until')}::timestamptz`, tries: sql`${mailOutbox.tries} + 1` })
      // An array instead of a subquery in `in`: PostgreSQL could run that again for each row, and select other mails each time.
      .where(sql`${mailOutbox.id} = any(array(${due}))`)
      .returning({
        id: mailOutbox.id,
        kind: mailOutbox.kind,
        facts: mailOutbox.facts,
        createdAt: mailOutbox.createdAt,
        tries: mailOutbox.tries,
        retryUntil: mailOutbox.retryUntil,
      })
      .prepare('mail_outbox_claim')
  );
});

/**
 * Claims due mails until `until`: urgent ones before news, then those that have waited longest. No other process takes them
 * meanwhile.
 */
export const claimMails = (
  db: Db,
  { now, until, max }: { readonly now: Instant; readonly until: Instant; readonly max: number },
): Promise<readonly QueuedMail[]> =>
  claimDueMails(db).execute({ now: new Date(now), until: new Date(until), max });

/** Only while this attempt still holds the claim: `tries` has not changed since. */
const heldBy = ({ id, tries }: QueuedMail) => and(eq(mailOutbox.id, id), eq(mailOutbox.tries, tries));

const deleteMail = prepared((db) =>
  db
    .delete(mailOutbox)
    .where(and(eq(mailOutbox.id, placeholder('id')), eq(mailOutbox.tries, placeholder('tries'))))
    .prepare('mail_outbox_drop'),
);

export async function dropMail(db: Db, { id, tries }: QueuedMail): Promise<void> {
  await deleteMail(db).execute({ id, tries });
}

export async function postponeMail(
  db: Db,
  mail: QueuedMail,
  { until, lastError }: { readonly until: Instant; readonly lastError: string },
): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ nextTryAt: new Date(until), lastError })
    .where(heldBy(mail));
}

/** Stops retrying and retains the mail for the platform's administrators. */
export async function giveUpMail(
  db: Db,
  mail: QueuedMail,
  { now, lastError }: { readonly now: Instant; readonly lastError: string },
): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ givenUpAt: new Date(now), lastError })
    .where(heldBy(mail));
}
