/** What shops have published of their menus, footers and texts. */
import { and, count, desc, eq, lte, max, sql } from 'drizzle-orm';
import { defined } from '#kernel/defined.ts';
import type { SupplierId } from '#kernel/ids.ts';
import type { PageRange } from '#kernel/page.ts';
import type { Db } from '#platform/db/database.ts';
import type { PartName, ShopVersion } from '../../domain/shop/shop-draft.ts';
import { shopVersions } from './shop-draft.tables.ts';

const ofSupplier = (supplierId: SupplierId) => eq(shopVersions.supplierId, supplierId);

const { version, publishedAt, staffId, direct, parts } = shopVersions;
/** Without the parts, which may be large. */
const head = { version, publishedAt, staffId, direct };

type HeadRow = Pick<typeof shopVersions.$inferSelect, keyof typeof head>;

const headFrom = (row: HeadRow): Omit<ShopVersion, 'parts'> => ({
  ...{ version: row.version, direct: row.direct, publishedAt: row.publishedAt.getTime() },
  ...defined({ staffId: row.staffId ?? undefined }),
});

export async function latestShopVersion(
  db: Db,
  supplierId: SupplierId,
): Promise<Omit<ShopVersion, 'parts'> | undefined> {
  const [row] = await db
    .select(head)
    .from(shopVersions)
    .where(ofSupplier(supplierId))
    .orderBy(desc(version))
    .limit(1);
  return row && headFrom(row);
}

export async function shopVersion(
  db: Db,
  supplierId: SupplierId,
  wanted: number,
): Promise<ShopVersion | undefined> {
  const [row] = await db
    .select({ ...head, parts })
    .from(shopVersions)
    .where(and(ofSupplier(supplierId), eq(version, wanted)));
  return row && { ...headFrom(row), parts: row.parts };
}

interface VersionHead extends Omit<ShopVersion, 'parts'> {
  readonly names: readonly PartName[];
}

/** Last published first. */
export async function shopVersionsPage(
  db: Db,
  supplierId: SupplierId,
  { limit, offset }: PageRange,
): Promise<{ readonly rows: VersionHead[]; readonly total: number }> {
  const rows = await db
    .select({ ...head, names: sql<PartName[]>`array(select jsonb_object_keys(${parts}))` })
    .from(shopVersions)
    .where(ofSupplier(supplierId))
    .orderBy(desc(version))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(shopVersions).where(ofSupplier(supplierId));
  return { rows: rows.map((row) => ({ ...headFrom(row), names: row.names })), total: counted?.total ?? 0 };
}

/** Of these parts, those that are in no version. */
export async function partsWithoutVersion(
  db: Db,
  supplierId: SupplierId,
  names: readonly PartName[],
): Promise<readonly PartName[]> {
  const absent: PartName[] = [];
  for (const name of names) {
    const [row] = await db
      .select({ last: max(version) })
      .from(shopVersions)
      .where(and(ofSupplier(supplierId), sql`${parts} ? ${name}::text`));
    if (row?.last == null) absent.push(name);
  }
  return absent;
}

export const insertShopVersion = (
  db: Db,
  supplierId: SupplierId,
  { staffId: by, publishedAt: at, ...published }: ShopVersion,
): Promise<unknown> =>
  db
    .insert(shopVersions)
    .values({ ...published, supplierId, publishedAt: new Date(at), staffId: by ?? null });

/** Deletes versions up to this one. */
export const dropShopVersions = (db: Db, supplierId: SupplierId, upTo: number): Promise<unknown> =>
  db.delete(shopVersions).where(and(ofSupplier(supplierId), lte(version, upTo)));
