import { and, asc, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { Instant } from '#kernel/scope.ts';
import { type Db, prepared } from '../db/database.ts';
import { type MailFacts, mailOutbox } from './outbox.tables.ts';

export interface QueuedMail {
  readonly id: string;
  readonly kind: string;
  readonly facts: MailFacts;
  readonly createdAt: Date;
  /** This one included. */
  readonly tries: number;
}

export async function addToOutbox(
  db: Db,
  mail: Omit<QueuedMail, 'tries' | 'createdAt'> & { readonly news: boolean },
  now: Instant,
): Promise<void> {
  const at = new Date(now);
  await db.insert(mailOutbox).values({ ...mail, createdAt: at, nextTryAt: at });
}

/** The same from what a statement selects, in the order of the columns: for one that writes what causes it, too. */
export const addSelected = (db: Db, selected: SQL) => db.insert(mailOutbox).select(selected);

const { placeholder } = sql;

const claim = prepared((db) => {
  const due = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(lte(mailOutbox.nextTryAt, placeholder('now')))
    .orderBy(asc(mailOutbox.news), asc(mailOutbox.nextTryAt), asc(mailOutbox.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return (
    db
      .update(mailOutbox)
      .set({ nextTryAt: sql`${placeholder('until')}::timestamptz`, tries: sql`${mailOutbox.tries} + 1` })
      // One value and no list: the database asks for a list again for each row, and would take several.
      .where(sql`${mailOutbox.id} = ${due}`)
      .returning({
        id: mailOutbox.id,
        kind: mailOutbox.kind,
        facts: mailOutbox.facts,
        createdAt: mailOutbox.createdAt,
        tries: mailOutbox.tries,
      })
      .prepare('mail_outbox_claim')
  );
});

/** Takes the one that has waited longest, what somebody waits for before news, for so long that nobody else takes it meanwhile. */
export async function claimMail(db: Db, now: Instant, until: Instant): Promise<QueuedMail | undefined> {
  const [claimed] = await claim(db).execute({ now: new Date(now), until: new Date(until) });
  return claimed;
}

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

export async function postponeMail(db: Db, mail: QueuedMail, until: Instant): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ nextTryAt: new Date(until) })
    .where(heldBy(mail));
}
