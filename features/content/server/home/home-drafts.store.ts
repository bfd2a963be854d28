/** The drafts of shops' homes. */
import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { defined } from '#kernel/defined.ts';
import type { SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import type { HomeBlock } from '../../domain/home/home-block.ts';
import type { HomeDraft } from '../../domain/home/home-draft.ts';
import { homeDrafts } from './home.tables.ts';

const ofSupplier = (supplierId: SupplierId) => eq(homeDrafts.supplierId, supplierId);

export interface DraftRow {
  /** 0: the shop never had one. */
  readonly version: number;
  readonly draft?: HomeDraft;
}

/** The draft, if there is one, and the version that the last one had. */
export async function draftRowOf(db: Db, supplierId: SupplierId): Promise<DraftRow> {
  const [row] = await db.select().from(homeDrafts).where(ofSupplier(supplierId));
  if (row === undefined) return { version: 0 };
  const { blocks, base, version, changedAt, staffId, publishAt } = row;
  if (blocks === null) return { version };
  const at = defined({ publishAt: publishAt?.getTime() });
  return { version, draft: { blocks, base, version, staffId, changedAt: changedAt.getTime(), ...at } };
}

export async function saveDraft(
  db: Db,
  supplierId: SupplierId,
  { blocks, base, version, changedAt, staffId, publishAt }: HomeDraft,
): Promise<void> {
  const row = {
    ...{ blocks, base, version, staffId },
    changedAt: new Date(changedAt),
    publishAt: publishAt === undefined ? null : new Date(publishAt),
  };
  await db
    .insert(homeDrafts)
    .values({ ...row, supplierId })
    .onConflictDoUpdate({ target: homeDrafts.supplierId, set: row });
}

/** Ends the draft. Its version stays, and the next draft counts on from it. */
export const endDraft = (db: Db, supplierId: SupplierId): Promise<unknown> =>
  db.update(homeDrafts).set({ blocks: null, publishAt: null }).where(ofSupplier(supplierId));

const selectScheduled = prepared((db) =>
  db
    .select({ blocks: homeDrafts.blocks, publishAt: homeDrafts.publishAt })
    .from(homeDrafts)
    .where(and(eq(homeDrafts.supplierId, sql.placeholder('supplierId')), isNotNull(homeDrafts.publishAt)))
    .prepare('home_drafts_scheduled'),
);

interface ScheduledHome {
  readonly blocks: readonly HomeBlock[];
  readonly publishAt: Instant;
}

export async function scheduledHome(db: Db, supplierId: SupplierId): Promise<ScheduledHome | undefined> {
  const [row] = await selectScheduled(db).execute({ supplierId });
  return row?.blocks == null || row.publishAt === null
    ? undefined
    : { blocks: row.blocks, publishAt: row.publishAt.getTime() };
}

/** The shops whose scheduled draft is due, the one that waits longest first. */
export async function shopsWithDueDrafts(db: Db, now: Instant, atOnce: number): Promise<SupplierId[]> {
  const rows = await db
    .select({ supplierId: homeDrafts.supplierId })
    .from(homeDrafts)
    .where(lte(homeDrafts.publishAt, new Date(now)))
    .orderBy(asc(homeDrafts.publishAt), asc(homeDrafts.supplierId))
    .limit(atOnce);
  return rows.map(({ supplierId }) => supplierId);
}
