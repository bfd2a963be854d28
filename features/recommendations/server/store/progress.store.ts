/** Progress of the job, and whose turn it is. */
import { eq, sql } from 'drizzle-orm';
import type { ProductId, SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import type { OrderPosition } from '../purchase-reader.ts';
import { recommendationProgress as progress } from '../recommendations.tables.ts';

export interface Progress {
  readonly read: OrderPosition;
  readonly comparedId: ProductId | undefined;
  /** Undefined before the first round over all products has ended. */
  readonly comparedAt: Instant | undefined;
}

const NOTHING_READ = { at: 0, number: 0 };

/** These suppliers, the one whose turn is longest ago first. */
export async function inTurn(db: Db, supplierIds: readonly SupplierId[]): Promise<readonly SupplierId[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select supplier.id from unnest(${sql.param([...supplierIds])}::uuid[]) as supplier (id)
    order by (
      select ${progress.ranAt} from ${progress} where ${progress.supplierId} = supplier.id
    ) nulls first, supplier.id`);
  return rows.map(({ id }) => id);
}

/** Whether this transaction is the only one that computes for the supplier; without waiting. */
export async function lockComputation(db: Db, supplierId: SupplierId): Promise<boolean> {
  const lock = sql`pg_try_advisory_xact_lock(hashtextextended(${`recommendations ${supplierId}`}, 0))`;
  const { rows } = await db.execute<{ locked: boolean }>(sql`select ${lock} as locked`);
  return rows[0]?.locked === true;
}

export async function progressOf(db: Db, supplierId: SupplierId): Promise<Progress> {
  const [row] = await db.select().from(progress).where(eq(progress.supplierId, supplierId));
  return {
    read: row === undefined ? NOTHING_READ : { at: row.readAt.getTime(), number: row.readNumber },
    comparedId: row?.comparedId ?? undefined,
    comparedAt: row?.comparedAt?.getTime(),
  };
}

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
