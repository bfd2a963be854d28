import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { mailOutbox } from './outbox.tables.ts';

export interface OutboxState {
  /** Neither sent nor given up. */
  readonly waiting: number;
  readonly givenUp: number;
  /** Seconds since the oldest of those that wait was queued; 0 where none waits. */
  readonly oldest: number;
  /** Seconds for which the most delayed one could have been tried, and was not. */
  readonly overdue: number;
}

const seconds = (since: ReturnType<typeof sql>) =>
  sql<number>`coalesce(greatest(0, extract(epoch from now() - ${since})), 0)::float8`;

export async function outboxState(db: Db): Promise<OutboxState> {
  const isWaiting = sql`${mailOutbox.givenUpAt} is null`;
  const [state] = await db
    .select({
      waiting: sql<number>`count(*) filter (where ${isWaiting})`,
      givenUp: sql<number>`count(*) filter (where not ${isWaiting})`,
      oldest: seconds(sql`min(${mailOutbox.createdAt}) filter (where ${isWaiting})`),
      overdue: seconds(sql`min(${mailOutbox.nextTryAt}) filter (where ${isWaiting})`),
    })
    .from(mailOutbox);
  return state ?? { waiting: 0, givenUp: 0, oldest: 0, overdue: 0 };
}
