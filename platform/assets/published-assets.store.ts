import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '../db/database.ts';
import { publishedAssets } from './published-assets.tables.ts';

export type PublishedAsset = Omit<typeof publishedAssets.$inferInsert, 'publishedAt'>;

const DAY = 24 * 60 * 60_000;

/** Those of the paths that are not stored. The others are marked as in use, at most once a day. */
export async function unpublished(
  db: Db,
  paths: readonly string[],
  now: Instant,
): Promise<readonly string[]> {
  const ours = inArray(publishedAssets.path, [...paths]);
  await db
    .update(publishedAssets)
    .set({ publishedAt: new Date(now) })
    .where(and(ours, lt(publishedAssets.publishedAt, new Date(now - DAY))));
  const rows = await db.select({ path: publishedAssets.path }).from(publishedAssets).where(ours);
  const known = new Set(rows.map(({ path }) => path));
  return paths.filter((path) => !known.has(path));
}

/** Another process may store the same at the same time. */
export async function putAsset(db: Db, asset: PublishedAsset, now: Instant): Promise<void> {
  await db
    .insert(publishedAssets)
    .values({ ...asset, publishedAt: new Date(now) })
    .onConflictDoNothing();
}

export async function assetAt(db: Db, path: string): Promise<PublishedAsset | undefined> {
  const [asset] = await db.select().from(publishedAssets).where(eq(publishedAssets.path, path));
  return asset;
}
