import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';

/** The NOTIFY channel of a topic. */
export const channelOf = (topic: string): string => `vitrine_${topic}`;

/** Tells the live servers of all processes, once the transaction commits, that something of the topic has changed. */
export async function notifyTopic(db: Db, topic: string, change: object): Promise<void> {
  await db.execute(sql`select pg_notify(${channelOf(topic)}, ${JSON.stringify(change)})`);
}
