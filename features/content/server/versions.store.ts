/** Each save of a page's text. */
import { and, count, desc, eq, inArray, lte, notExists, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { PageRange } from '#kernel/page.ts';
import type { Db } from '#platform/db/database.ts';
import type { PageId, PageVersion, VersionHead } from '../domain/static-page.ts';
import { staticPagePublications, staticPageVersions } from './content.tables.ts';

const ofPage = (supplierId: SupplierId, pageId: PageId) =>
  and(eq(staticPageVersions.supplierId, supplierId), eq(staticPageVersions.pageId, pageId));

const head = {
  version: staticPageVersions.version,
  title: staticPageVersions.title,
  description: staticPageVersions.description,
  savedAt: staticPageVersions.savedAt,
};

const headFrom = ({ savedAt, ...rest }: Omit<VersionHead, 'savedAt'> & { readonly savedAt: Date }) => ({
  ...rest,
  savedAt: savedAt.getTime(),
});

export async function latestVersions(
  db: Db,
  supplierId: SupplierId,
  pageIds: readonly PageId[],
): Promise<Map<PageId, VersionHead>> {
  const rows = await db
    .selectDistinctOn([staticPageVersions.pageId], { ...head, pageId: staticPageVersions.pageId })
    .from(staticPageVersions)
    .where(
      and(eq(staticPageVersions.supplierId, supplierId), inArray(staticPageVersions.pageId, [...pageIds])),
    )
    .orderBy(staticPageVersions.pageId, desc(staticPageVersions.version));
  return new Map(rows.map(({ pageId, ...row }) => [pageId, headFrom(row)]));
}

/** Last saved first. */
export async function versionsPage(
  db: Db,
  supplierId: SupplierId,
  pageId: PageId,
  { limit, offset }: PageRange,
): Promise<{ readonly rows: VersionHead[]; readonly total: number }> {
  const rows = await db
    .select(head)
    .from(staticPageVersions)
    .where(ofPage(supplierId, pageId))
    .orderBy(desc(staticPageVersions.version))
    .limit(limit)
    .offset(offset);
  const [counted] = await db
    .select({ total: count() })
    .from(staticPageVersions)
    .where(ofPage(supplierId, pageId));
  return { rows: rows.map(headFrom), total: counted?.total ?? 0 };
}

export async function pageVersion(
  db: Db,
  supplierId: SupplierId,
  pageId: PageId,
  version: number,
): Promise<PageVersion | undefined> {
  const [row] = await db
    .select({ ...head, html: staticPageVersions.html })
    .from(staticPageVersions)
    .where(and(ofPage(supplierId, pageId), eq(staticPageVersions.version, version)));
  return row === undefined ? undefined : { ...headFrom(row), html: row.html };
}

export const insertVersion = (
  db: Db,
  supplierId: SupplierId,
  pageId: PageId,
  { savedAt, ...version }: PageVersion,
): Promise<unknown> =>
  db.insert(staticPageVersions).values({ ...version, supplierId, pageId, savedAt: new Date(savedAt) });

/** Deletes versions up to this one that no publication names. */
export const dropVersions = (
  db: Db,
  supplierId: SupplierId,
  pageId: PageId,
  upTo: number,
): Promise<unknown> =>
  db.delete(staticPageVersions).where(
    and(
      ofPage(supplierId, pageId),
      lte(staticPageVersions.version, upTo),
      notExists(
        db
          .select({ one: sql`1` })
          .from(staticPagePublications)
          .where(
            and(
              eq(staticPagePublications.supplierId, supplierId),
              eq(staticPagePublications.pageId, pageId),
              eq(staticPagePublications.version, staticPageVersions.version),
            ),
          ),
      ),
    ),
  );
