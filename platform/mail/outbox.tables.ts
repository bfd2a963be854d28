import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Mails that are to be written and sent. A row goes when its mail has gone; it holds no secret and no text. */
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
  },
  (t) => [index('mail_outbox_due').on(t.news, t.nextTryAt)],
);

/** What the writer of a mail is told. */
export type MailFacts = Readonly<Record<string, string>>;
