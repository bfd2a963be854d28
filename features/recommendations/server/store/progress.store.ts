/** Progress of the job, and whose turn it is. */
import { eq, sql } from 'drizzle-orm';
import type { ProductId, SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import type { OrderPosition } from '../purchase-reader.ts';
import {
  recommendationFeedback as feedback,
  recommendationProgress as progress,
} from '../recommendations.tables.ts';

export interface Progress {
  readonly read: OrderPosition;
  readonly comparedId: ProductId | undefined;
  /** Undefined before the first round over all products has ended. */
  readonly comparedAt: Instant | undefined;
}

const NOT_BEGUN: Progress = { read: { at: 0, number: 0 }, comparedId: undefined, comparedAt: undefined };

export interface Turn {
  readonly supplierId: SupplierId;
  readonly progress: Progress;
  /** Whether feedback waits to be counted. */
  readonly hasFeedback: boolean;
}

interface TurnRow extends Record<string, unknown> {
  readonly id: string;
  readonly read_at: Date | null;
  readonly read_number: string | null;
  readonly compared_id: string | null;
  readonly compared_at: Date | null;
  readonly has_feedback: boolean;
}

/** These suppliers, the one whose turn is longest ago first. Feedback is counted that is older than `feedbackBefore`. */
export async function inTurn(
  db: Db,
  supplierIds: readonly SupplierId[],
  feedbackBefore: Instant,
): Promise<readonly Turn[]> {
  const { rows } = await db.execute<TurnRow>(sql`
    select supplier.id, ${progress.readAt}, ${progress.readNumber}, ${progress.comparedId}, ${progress.comparedAt},
      waiting.found is not null as has_feedback
    from unnest(${sql.param([...supplierIds])}::uuid[]) as supplier (id)
    left join ${progress} on ${progress.supplierId} = supplier.id
    left join lateral (
      select true as found from ${feedback}
      where ${feedback.supplierId} = supplier.id and ${feedback.at} < ${new Date(feedbackBefore)} limit 1
    ) as waiting on true
    order by ${progress.ranAt} nulls first, supplier.id`);
  return rows.map((row) => ({
    supplierId: row.id,
    progress: progressFrom({
      readAt: row.read_at,
      readNumber: Number(row.read_number),
      comparedId: row.compared_id,
      comparedAt: row.compared_at,
    }),
    hasFeedback: row.has_feedback,
  }));
}

/** Whether this transaction is the only one that computes for the supplier; without waiting. */
export async function lockComputation(db: Db, supplierId: SupplierId): Promise<boolean> {
  const lock = sql`pg_try_advisory_xact_lock(hashtextextended(${`recommendations ${supplierId}`}, 0))`;
  const { rows } = await db.execute<{ locked: boolean }>(sql`select ${lock} as locked`);
  return rows[0]?.locked === true;
}

export async function progressOf(db: Db, supplierId: SupplierId): Promise<Progress> {
  const [row] = await db.select().from(progress).where(eq(progress.supplierId, supplierId));
  return row === undefined ? NOT_BEGUN : progressFrom(row);
}

interface StoredProgress {
  /** Null: the job has not read anything of the supplier yet. */
  readonly readAt: Date | null;
  readonly readNumber: number;
  readonly comparedId: ProductId | null;
  readonly comparedAt: Date | null;
}

const progressFrom = ({ readAt, readNumber, comparedId, comparedAt }: StoredProgress): Progress =>
  readAt === null
    ? NOT_BEGUN
    : {
        read: { at: new Date(readAt).getTime(), number: readNumber },
        comparedId: comparedId ?? undefined,
        comparedAt: comparedAt === null ? undefined : new Date(comparedAt).getTime(),
      };

export async function saveProgress(
  db: Db,
  supplierId: SupplierId,
  { read, comparedId, comparedAt }: Progress,
  now: Instant,
): Promise<void> {
  const values = {
    readAt: new Date(read.at),
    readNumber: read.number,
    comparedId: comparedId ?? null,
    comparedAt: comparedAt === undefined ? null : new Date(comparedAt),
    ranAt: new Date(now),
  };
  await db
    .insert(progress)
    .values({ supplierId, ...values })
    .onConflictDoUpdate({ target: progress.supplierId, set: values });
}
