/** Blocks of a shop's home, in its order. */
import { and, asc, eq, max, sql } from 'drizzle-orm';
import { defined } from '#kernel/defined.ts';
import type { SupplierId } from '#kernel/ids.ts';
import { cachedQuery, invalidateAt } from '#platform/db/cache/cached-query.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import { nextVersion } from '#platform/db/version.ts';
import type { BlockId, BlockTerms, HomeBlock } from '../../domain/home/home-block.ts';
import { momentsOf } from '../../domain/home/home-draft.ts';
import { homeBlocks } from '../content.tables.ts';
import { scheduledHome } from './home-drafts.store.ts';

type BlockRow = typeof homeBlocks.$inferSelect;

const ofSupplier = (supplierId: SupplierId) => eq(homeBlocks.supplierId, supplierId);
const itself = (supplierId: SupplierId, id: BlockId) => and(ofSupplier(supplierId), eq(homeBlocks.id, id));

const selectAll = prepared((db) =>
  db
    .select()
    .from(homeBlocks)
    .where(eq(homeBlocks.supplierId, sql.placeholder('supplierId')))
    .orderBy(asc(homeBlocks.position), asc(homeBlocks.id))
    .prepare('home_blocks_all'),
);

/** All of them, drafts included, uncached: for staff. */
export const blocksOf = async (db: Db, supplierId: SupplierId): Promise<HomeBlock[]> =>
  (await selectAll(db).execute({ supplierId })).map(blockFrom);

/**
 * The same for shoppers, with the scheduled draft if there is one: `publishedAt` tells which is shown. Cached; also invalidated
 * whenever a block begins or ends, and at the moment of the draft.
 */
export const allBlocks = cachedQuery('home_blocks', async (db, supplierId) => {
  // In an object, so that an empty result is cached, too.
  const home = { blocks: await blocksOf(db, supplierId), scheduled: await scheduledHome(db, supplierId) };
  for (const moment of momentsOf(home)) invalidateAt(db, supplierId, moment);
  return home;
});

export async function blockById(db: Db, supplierId: SupplierId, id: BlockId): Promise<HomeBlock | undefined> {
  const [row] = await db.select().from(homeBlocks).where(itself(supplierId, id));
  return row && blockFrom(row);
}

/** After the others. */
export async function insertBlock(
  db: Db,
  supplierId: SupplierId,
  id: BlockId,
  terms: BlockTerms,
): Promise<void> {
  const [last] = await db
    .select({ position: max(homeBlocks.position) })
    .from(homeBlocks)
    .where(ofSupplier(supplierId));
  await db
    .insert(homeBlocks)
    .values({ ...columnsOf(terms), supplierId, id, position: (last?.position ?? -1) + 1 });
}

export const updateBlock = (
  db: Db,
  supplierId: SupplierId,
  id: BlockId,
  terms: BlockTerms,
): Promise<unknown> =>
  db
    .update(homeBlocks)
    .set({ ...columnsOf(terms), version: nextVersion(homeBlocks) })
    .where(itself(supplierId, id));

export const deleteBlock = (db: Db, supplierId: SupplierId, id: BlockId): Promise<unknown> =>
  db.delete(homeBlocks).where(itself(supplierId, id));

export const placeBlocks = (db: Db, supplierId: SupplierId, ids: readonly BlockId[]): Promise<unknown> =>
  db
    .update(homeBlocks)
    .set({ position: sql`array_position(${`{${ids.join(',')}}`}::uuid[], ${homeBlocks.id}) - 1` })
    .where(ofSupplier(supplierId));

/** These in place of all. */
export async function replaceBlocks(
  db: Db,
  supplierId: SupplierId,
  blocks: readonly HomeBlock[],
): Promise<void> {
  await db.delete(homeBlocks).where(ofSupplier(supplierId));
  if (blocks.length === 0) return;
  await db.insert(homeBlocks).values(
    blocks.map(({ id, position, version, ...terms }) => ({
      ...columnsOf(terms),
      ...{ supplierId, id, position, version },
    })),
  );
}

const columnsOf = ({ title, content, audience, published, from, until }: BlockTerms) => ({
  title,
  content,
  audience,
  published,
  visibleFrom: from === undefined ? null : new Date(from),
  visibleUntil: until === undefined ? null : new Date(until),
});

const blockFrom = ({
  id,
  title,
  content,
  audience,
  published,
  position,
  version,
  visibleFrom,
  visibleUntil,
}: BlockRow): HomeBlock => ({
  ...{ id, title, content, audience, published, position, version },
  ...defined({ from: visibleFrom?.getTime(), until: visibleUntil?.getTime() }),
});
