import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Mails to be written and sent, and mails that were given up. A row is deleted when its mail was sent; it contains no secret, and
 * no text but what a shop's staff try in a mail of their own.
 */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid().primaryKey(),
    /** Selects the writer: 'password-recovery'. */
    kind: text().notNull(),
    facts: jsonb().$type<MailFacts>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    tries: integer().notNull().default(0),
    /** Not tried before this time; while it is being sent, when the claim expires. */
    nextTryAt: timestamp('next_try_at', { withTimezone: true }).notNull(),
    /** Low priority: mails with a link or code that somebody waits for are sent first. */
    lowPriority: boolean('news').notNull().default(false),
    /** A mail that was not sent by then is given up. */
    retryUntil: timestamp('retry_until', { withTimezone: true })
      .notNull()
      .default(sql`now() + interval '5 days'`),
    /** Since when it is not retried; the platform's administrators see it and may have it sent again. */
    givenUpAt: timestamp('given_up_at', { withTimezone: true }),
    /** Codes of the last failure: '550 5.1.1'. A server's own text may repeat addresses. */
    lastError: text('last_error'),
  },
  (t) => [index('mail_outbox_due').on(t.lowPriority, t.nextTryAt).where(sql`given_up_at is null`)],
);

/** The parameters for a mail's writer. */
export type MailFacts = Readonly<Record<string, string>>;
