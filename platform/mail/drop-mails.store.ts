import { or, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { mailOutbox } from './outbox.tables.ts';

/** Takes back what was asked for and not sent, given up or not, wherever it names one of these in any case. */
export async function dropMailsNaming(db: Db, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const values = sql`(select lower(value) from jsonb_each_text(${mailOutbox.facts}))`;
  await db.delete(mailOutbox).where(or(...names.map((name) => sql`lower(${name}) in ${values}`)));
}
