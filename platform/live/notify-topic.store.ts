import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';

/** The NOTIFY channel of a topic. */
export const notifyChannelOf = (topic: string): string => `vitrine_${topic}`;

/** Tells the live servers of all processes, once the transaction commits, that something of the topic has changed. */
export async function notifyTopic(db: Db, topic: string, change: object): Promise<void> {
  await db.execute(sql`select pg_notify(${notifyChannelOf(topic)}, ${JSON.stringify(change)})`);
}

/** Tells them of several changes at once, in this order. */
export async function notifyChanges(
  db: Db,
  changes: readonly { readonly topic: string; readonly change: object }[],
): Promise<void> {
  const channels = sql.param(changes.map(({ topic }) => notifyChannelOf(topic)));
  const payloads = sql.param(changes.map(({ change }) => JSON.stringify(change)));
  await db.execute(
    sql`select pg_notify(channel, payload) from unnest(${channels}::text[], ${payloads}::text[]) as change (channel, payload)`,
  );
}
