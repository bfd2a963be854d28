import { or, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { mailOutbox } from './outbox.tables.ts';

/** Takes back what was asked for and not sent, wherever it names one of these. */
export async function dropMailsNaming(db: Db, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const values = sql`(select value from jsonb_each_text(${mailOutbox.facts}))`;
  await db.delete(mailOutbox).where(or(...names.map((name) => sql`${name} in ${values}`)));
}
