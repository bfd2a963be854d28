import { and, asc, eq, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Instant } from '#kernel/scope.ts';
import { type Db, prepared } from '../db/database.ts';
import { type MailFacts, mailOutbox } from './outbox.tables.ts';
import { RETRIED_FOR } from './retry-wait.ts';

export interface QueuedMail {
  readonly id: string;
  readonly kind: string;
  readonly facts: MailFacts;
  readonly createdAt: Date;
  /** This one included. */
  readonly tries: number;
  readonly retryUntil: Date;
}

export async function addToOutbox(
  db: Db,
  mail: Omit<QueuedMail, 'tries' | 'createdAt' | 'retryUntil'> & { readonly news: boolean },
  now: Instant,
): Promise<void> {
  const at = new Date(now);
  await db
    .insert(mailOutbox)
    .values({ ...mail, createdAt: at, nextTryAt: at, retryUntil: new Date(now + RETRIED_FOR) });
}

/**
 * The same from what a statement selects, for one that writes what causes it, too: `id`, `kind`, `facts`, `at`. It is news.
 */
export const addSelected = (db: Db, selected: SQL) =>
  db.insert(mailOutbox).select(
    sql`select id, kind, facts, at, 0, at, true, at + ${RETRIED_FOR / 1_000} * interval '1 second', null::timestamptz, null::text
        from (${selected}) as asked (id, kind, facts, at)`,
  );

const { placeholder } = sql;

const claim = prepared((db) => {
  const due = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(isNull(mailOutbox.givenUpAt), lte(mailOutbox.nextTryAt, placeholder('now'))))
    .orderBy(asc(mailOutbox.news), asc(mailOutbox.nextTryAt), asc(mailOutbox.id))
    .limit(placeholder('max'))
    .for('update', { skipLocked: true });
  return (
    db
      .update(mailOutbox)
      .set({ nextTryAt: sql`${placeholder('until')}::timestamptz`, tries: sql`${mailOutbox.tries} + 1` })
      // An array and no list: a list would be asked for again for each row, and take others each time.
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

/** Takes those that have waited longest, what somebody waits for before news, for so long that nobody else takes them meanwhile. */
export const claimMails = (
  db: Db,
  { now, until, max }: { readonly now: Instant; readonly until: Instant; readonly max: number },
): Promise<readonly QueuedMail[]> => claim(db).execute({ now: new Date(now), until: new Date(until), max });

/** Only by whoever still holds the claim: that try is the last one. */
const heldBy = ({ id, tries }: QueuedMail) => and(eq(mailOutbox.id, id), eq(mailOutbox.tries, tries));

const dropping = prepared((db) =>
  db
    .delete(mailOutbox)
    .where(and(eq(mailOutbox.id, placeholder('id')), eq(mailOutbox.tries, placeholder('tries'))))
    .prepare('mail_outbox_drop'),
);

export async function dropMail(db: Db, { id, tries }: QueuedMail): Promise<void> {
  await dropping(db).execute({ id, tries });
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

/** Keeps it for the platform's people to see. */
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
