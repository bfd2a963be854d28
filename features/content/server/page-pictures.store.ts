/** The pictures that a shop's pages may show. */
import { and, count, desc, eq, inArray, like, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { PageRange } from '#kernel/page.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import type { PagePicture } from '../domain/page-picture.ts';
import { carousels, homeBlocks, staticPagePictures, staticPageVersions } from './content.tables.ts';
import { homeDrafts, homeVersions } from './home/home.tables.ts';

const columns = {
  id: staticPagePictures.pictureId,
  alt: staticPagePictures.alt,
  width: staticPagePictures.width,
  height: staticPagePictures.height,
};

const ofSupplier = (supplierId: SupplierId) => eq(staticPagePictures.supplierId, supplierId);
const itself = (supplierId: SupplierId, id: string) =>
  and(ofSupplier(supplierId), eq(staticPagePictures.pictureId, id));

export const pagePictures = async (
  db: Db,
  supplierId: SupplierId,
  ids: readonly string[],
): Promise<PagePicture[]> =>
  ids.length === 0
    ? []
    : db
        .select(columns)
        .from(staticPagePictures)
        .where(and(ofSupplier(supplierId), inArray(staticPagePictures.pictureId, [...ids])));

/** Last added first. */
export async function picturesPage(
  db: Db,
  supplierId: SupplierId,
  { limit, offset }: PageRange,
): Promise<{ readonly rows: PagePicture[]; readonly total: number }> {
  const rows = await db
    .select(columns)
    .from(staticPagePictures)
    .where(ofSupplier(supplierId))
    .orderBy(desc(staticPagePictures.addedAt), desc(staticPagePictures.pictureId))
    .limit(limit)
    .offset(offset);
  return { rows, total: await countPictures(db, supplierId) };
}

export async function countPictures(db: Db, supplierId: SupplierId): Promise<number> {
  const [row] = await db.select({ found: count() }).from(staticPagePictures).where(ofSupplier(supplierId));
  return row?.found ?? 0;
}

/** A picture that is there already gets the new alternative text. */
export const savePicture = (
  db: Db,
  supplierId: SupplierId,
  { id, alt, width, height }: PagePicture,
  now: Instant,
): Promise<unknown> =>
  db
    .insert(staticPagePictures)
    .values({ supplierId, pictureId: id, alt, width, height, addedAt: new Date(now) })
    .onConflictDoUpdate({
      target: [staticPagePictures.supplierId, staticPagePictures.pictureId],
      set: { alt },
    });

export const removePicture = (db: Db, supplierId: SupplierId, id: string): Promise<unknown> =>
  db.delete(staticPagePictures).where(itself(supplierId, id));

/** Whether any version of any page, any carousel, any block of the home, its draft or its versions show the picture. */
export async function isPictureShown(db: Db, supplierId: SupplierId, id: string): Promise<boolean> {
  const [version] = await db
    .select({ version: staticPageVersions.version })
    .from(staticPageVersions)
    .where(
      and(eq(staticPageVersions.supplierId, supplierId), like(staticPageVersions.html, `%/fotos/${id}-%`)),
    )
    .limit(1);
  if (version !== undefined) return true;
  for (const table of [carousels, homeBlocks]) {
    const [row] = await db
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.supplierId, supplierId), like(sql`${table.content}::text`, `%${id}%`)))
      .limit(1);
    if (row !== undefined) return true;
  }
  for (const table of [homeDrafts, homeVersions]) {
    const [row] = await db
      .select({ version: table.version })
      .from(table)
      .where(and(eq(table.supplierId, supplierId), like(sql`${table.blocks}::text`, `%${id}%`)))
      .limit(1);
    if (row !== undefined) return true;
  }
  return false;
}
