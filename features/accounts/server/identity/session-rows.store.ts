import { and, gt, isNull, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';

/** Clients and staff have a table each, so that no session of one kind is ever found among those of the other. */
type SessionTable = PgTable & {
  readonly id: AnyPgColumn<{ data: string; notNull: true }>;
  readonly expiresAt: AnyPgColumn;
  readonly endedAt: AnyPgColumn;
};

type Condition = SQL | undefined;

/** What holds for each table of sessions: the row decides whether its session is open, on every process at once. */
export const sessionRows = (table: SessionTable) => ({
  isOpen: (now: Instant): Condition => and(isNull(table.endedAt), gt(table.expiresAt, new Date(now))),

  /** Ends those that meet all conditions and have not ended. Returns their ids. */
  async end(db: Db, now: Instant, which: SQL, ...further: readonly Condition[]): Promise<readonly string[]> {
    const ended = await db
      .update(table)
      .set({ endedAt: new Date(now) })
      .where(and(which, ...further, isNull(table.endedAt)))
      .returning({ id: table.id });
    return ended.map(({ id }) => id);
  },
});
