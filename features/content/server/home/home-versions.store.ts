/** The homes that a shop has published. */
import { and, count, desc, eq, lte } from 'drizzle-orm';
import { defined } from '#kernel/defined.ts';
import type { SupplierId } from '#kernel/ids.ts';
import type { PageRange } from '#kernel/page.ts';
import type { Db } from '#platform/db/database.ts';
import type { HomeBlock } from '../../domain/home/home-block.ts';
import type { HomeVersion } from '../../domain/home/home-draft.ts';
import { homeVersions } from './home.tables.ts';

const ofSupplier = (supplierId: SupplierId) => eq(homeVersions.supplierId, supplierId);
const itself = (supplierId: SupplierId, version: number) =>
  and(ofSupplier(supplierId), eq(homeVersions.version, version));

export interface StoredHome extends HomeVersion {
  readonly blocks: readonly HomeBlock[];
}

type VersionRow = typeof homeVersions.$inferSelect;

const storedFrom = ({ version, blocks, publishedAt, staffId, direct }: VersionRow): StoredHome => ({
  ...{ version, blocks, direct },
  publishedAt: publishedAt.getTime(),
  ...defined({ staffId: staffId ?? undefined }),
});

/** The one that is published; undefined if homes had no versions yet when it was. */
export async function latestHome(db: Db, supplierId: SupplierId): Promise<StoredHome | undefined> {
  const [row] = await db
    .select()
    .from(homeVersions)
    .where(ofSupplier(supplierId))
    .orderBy(desc(homeVersions.version))
    .limit(1);
  return row && storedFrom(row);
}

export async function homeVersion(
  db: Db,
  supplierId: SupplierId,
  version: number,
): Promise<StoredHome | undefined> {
  const [row] = await db.select().from(homeVersions).where(itself(supplierId, version));
  return row && storedFrom(row);
}

/** Last published first. */
export async function homeVersionsPage(
  db: Db,
  supplierId: SupplierId,
  { limit, offset }: PageRange,
): Promise<{ readonly rows: StoredHome[]; readonly total: number }> {
  const rows = await db
    .select()
    .from(homeVersions)
    .where(ofSupplier(supplierId))
    .orderBy(desc(homeVersions.version))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(homeVersions).where(ofSupplier(supplierId));
  return { rows: rows.map(storedFrom), total: counted?.total ?? 0 };
}

export const insertHomeVersion = (
  db: Db,
  supplierId: SupplierId,
  { version, blocks, publishedAt, staffId, direct }: StoredHome,
): Promise<unknown> =>
  db.insert(homeVersions).values({
    ...{ supplierId, version, blocks, direct },
    publishedAt: new Date(publishedAt),
    staffId: staffId ?? null,
  });

export const deleteHomeVersion = (db: Db, supplierId: SupplierId, version: number): Promise<unknown> =>
  db.delete(homeVersions).where(itself(supplierId, version));

/** Deletes versions up to this one. */
export const dropHomeVersions = (db: Db, supplierId: SupplierId, upTo: number): Promise<unknown> =>
  db.delete(homeVersions).where(and(ofSupplier(supplierId), lte(homeVersions.version, upTo)));
