/** Requests of shops to change what the platform answers for. A shop has at most one that is open or returned. */
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { PageRange } from '#kernel/page.ts';
import type { Db } from '#platform/db/database.ts';
import { nextVersion } from '#platform/db/version.ts';
import { isActive, REQUEST_STATES, type RequestState } from '../../domain/identity-request.ts';
import { identityRequests as requests } from './identity-requests.tables.ts';

export type RequestRow = typeof requests.$inferSelect;
type NewRequest = Omit<typeof requests.$inferInsert, 'version'>;
type RequestChange = Partial<Omit<NewRequest, 'id' | 'supplierId'>>;

const ACTIVE = REQUEST_STATES.filter(isActive);

/** The shop's last request, whatever became of it. */
export async function latestRequest(db: Db, supplierId: SupplierId): Promise<RequestRow | undefined> {
  const [row] = await db
    .select()
    .from(requests)
    .where(eq(requests.supplierId, supplierId))
    .orderBy(desc(requests.requestedAt), desc(requests.id))
    .limit(1);
  return row;
}

/** The one that is open or returned, locked until the transaction ends. */
export async function lockLiveRequest(db: Db, supplierId: SupplierId): Promise<RequestRow | undefined> {
  const [row] = await db
    .select()
    .from(requests)
    .where(and(eq(requests.supplierId, supplierId), inArray(requests.state, ACTIVE)))
    .for('update');
  return row;
}

export async function addRequest(db: Db, request: NewRequest): Promise<void> {
  await db.insert(requests).values(request);
}

/** Of a locked request. */
export async function changeRequest(
  db: Db,
  { id, supplierId }: Pick<RequestRow, 'id' | 'supplierId'>,
  change: RequestChange,
): Promise<void> {
  await db
    .update(requests)
    .set({ ...change, version: nextVersion(requests) })
    .where(and(eq(requests.supplierId, supplierId), eq(requests.id, id)));
}

const inState = (state: RequestState) => and(eq(requests.state, state), sql`true /* of every supplier_id */`);

/** Open ones wait: the oldest comes first. Of the others the last that was sent does. */
export const requestsIn = (
  db: Db,
  state: RequestState,
  { limit, offset }: PageRange,
): Promise<RequestRow[]> => {
  const inOrder = state === 'open' ? asc : desc;
  return db
    .select()
    .from(requests)
    .where(inState(state))
    .orderBy(inOrder(requests.requestedAt), inOrder(requests.id))
    .limit(limit)
    .offset(offset);
};

export async function countRequests(db: Db, state: RequestState): Promise<number> {
  const [row] = await db.select({ total: count() }).from(requests).where(inState(state));
  return row?.total ?? 0;
}
