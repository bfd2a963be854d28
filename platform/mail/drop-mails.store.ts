import { or, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { mailOutbox } from './outbox.tables.ts';

/** Deletes unsent mails, given up or not, in whose facts one of these names is a value, ignoring case. */
export async function dropMailsNaming(db: Db, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const values = sql`(select lower(value) from jsonb_each_text(${mailOutbox.facts}))`;
  await db.delete(mailOutbox).where(or(...names.map((name) => sql`lower(${name}) in ${values}`)));
}
