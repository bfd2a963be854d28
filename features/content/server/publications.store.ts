/** When which version of a page is shown. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import { defined } from '#kernel/defined.ts';
import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import type { PageId, Publication } from '../domain/static-page.ts';
import { staticPagePublications } from './content.tables.ts';

/** In the order in which they begin. */
export async function publicationsOf(
  db: Db,
  supplierId: SupplierId,
  pageIds: readonly PageId[],
): Promise<Map<PageId, Publication[]>> {
  const rows = await db
    .select()
    .from(staticPagePublications)
    .where(
      and(
        eq(staticPagePublications.supplierId, supplierId),
        inArray(staticPagePublications.pageId, [...pageIds]),
      ),
    )
    .orderBy(asc(staticPagePublications.visibleFrom));
  const byPage = Map.groupBy(rows, ({ pageId }) => pageId);
  return new Map(
    [...byPage].map(([pageId, own]) => [
      pageId,
      own.map(({ version, visibleFrom, visibleUntil }) => ({
        version,
        from: visibleFrom.getTime(),
        ...defined({ until: visibleUntil?.getTime() }),
      })),
    ]),
  );
}

export async function replacePublications(
  db: Db,
  supplierId: SupplierId,
  pageId: PageId,
  publications: readonly Publication[],
): Promise<void> {
  await db
    .delete(staticPagePublications)
    .where(and(eq(staticPagePublications.supplierId, supplierId), eq(staticPagePublications.pageId, pageId)));
  if (publications.length === 0) return;
  await db.insert(staticPagePublications).values(
    publications.map(({ version, from, until }) => ({
      supplierId,
      pageId,
      version,
      visibleFrom: new Date(from),
      visibleUntil: until === undefined ? null : new Date(until),
    })),
  );
}
