import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Mails that are to be written and sent, and those that were given up. A row goes when its mail has gone; it holds no secret and no text. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid().primaryKey(),
    /** Who writes it: 'password-recovery'. */
    kind: text().notNull(),
    facts: jsonb().$type<MailFacts>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    tries: integer().notNull().default(0),
    /** Not before; while it is being sent, the time at which whoever sends it counts as gone. */
    nextTryAt: timestamp('next_try_at', { withTimezone: true }).notNull(),
    /** Tells what has happened; those whose link or code somebody waits for go before it. */
    news: boolean().notNull().default(false),
    /** What has not got through by then is given up. */
    retryUntil: timestamp('retry_until', { withTimezone: true })
      .notNull()
      .default(sql`now() + interval '5 days'`),
    /** Since then it is not tried any more: the platform's people see it, and may have it tried again. */
    givenUpAt: timestamp('given_up_at', { withTimezone: true }),
    /** Of the last try, in codes: '550 5.1.1'. A server's own words repeat addresses. */
    lastError: text('last_error'),
  },
  (t) => [index('mail_outbox_due').on(t.news, t.nextTryAt).where(sql`given_up_at is null`)],
);

/** What the writer of a mail is told. */
export type MailFacts = Readonly<Record<string, string>>;
