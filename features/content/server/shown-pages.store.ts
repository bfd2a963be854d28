/** What shoppers see of a shop's pages. */
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { defined } from '#kernel/defined.ts';
import { cachedQuery, invalidateAt } from '#platform/db/cache/cached-query.ts';
import { prepared } from '#platform/db/database.ts';
import type { PublishedPage } from '../domain/shown-page.ts';
import type { PageId } from '../domain/static-page.ts';
import { staticPagePublications, staticPages, staticPageVersions } from './content.tables.ts';

const { placeholder } = sql;

const selectPublications = prepared((db) =>
  db
    .select({
      id: staticPages.id,
      slug: staticPages.slug,
      label: staticPages.label,
      tags: staticPages.tags,
      footerColumn: staticPages.footerColumn,
      inMenu: staticPages.inMenu,
      version: staticPagePublications.version,
      from: staticPagePublications.visibleFrom,
      until: staticPagePublications.visibleUntil,
      title: staticPageVersions.title,
      description: staticPageVersions.description,
      savedAt: staticPageVersions.savedAt,
    })
    .from(staticPages)
    .innerJoin(
      staticPagePublications,
      and(
        eq(staticPagePublications.supplierId, staticPages.supplierId),
        eq(staticPagePublications.pageId, staticPages.id),
      ),
    )
    .innerJoin(
      staticPageVersions,
      and(
        eq(staticPageVersions.supplierId, staticPages.supplierId),
        eq(staticPageVersions.pageId, staticPages.id),
        eq(staticPageVersions.version, staticPagePublications.version),
      ),
    )
    .where(and(eq(staticPages.supplierId, placeholder('supplierId')), isNull(staticPages.archivedAt)))
    .orderBy(asc(staticPages.position), asc(staticPages.id), asc(staticPagePublications.visibleFrom))
    .prepare('static_pages_published'),
);

type PublicationRow = Awaited<ReturnType<ReturnType<typeof selectPublications>['execute']>>[number];

/**
 * All pages of a supplier that are published or scheduled, in its order. Cached; also invalidated whenever a publication begins
 * or ends.
 */
export const publishedPages = cachedQuery('static_pages', async (db, supplierId) => {
  const rows = await selectPublications(db).execute({ supplierId });
  for (const { from, until } of rows) {
    for (const moment of [from, until]) if (moment !== null) invalidateAt(db, supplierId, moment.getTime());
  }
  // In an object, so that an empty result is cached, too.
  return { pages: [...Map.groupBy(rows, ({ id }) => id).values()].flatMap(pageFrom) };
});

function pageFrom(rows: readonly PublicationRow[]): PublishedPage[] {
  const [page] = rows;
  if (page === undefined) return [];
  const { id, slug, label, tags, footerColumn, inMenu } = page;
  const publications = rows.map(({ version, from, until, title, description, savedAt }) => ({
    version,
    title,
    description,
    savedAt: savedAt.getTime(),
    from: from.getTime(),
    ...defined({ until: until?.getTime() }),
  }));
  return [
    {
      id,
      slug,
      tags,
      inMenu,
      publications,
      ...(label === '' ? {} : { label }),
      ...(footerColumn === null ? {} : { footerColumn }),
    },
  ];
}

const selectHtml = prepared((db) =>
  db
    .select({ html: staticPageVersions.html })
    .from(staticPageVersions)
    .where(
      and(
        eq(staticPageVersions.supplierId, placeholder('supplierId')),
        eq(staticPageVersions.pageId, placeholder('pageId')),
        eq(staticPageVersions.version, placeholder('version')),
      ),
    )
    .prepare('static_page_html'),
);

/** The HTML of a version; undefined if there is no such version. */
export const pageHtml = cachedQuery(
  'static_page_html',
  async (db, supplierId, pageId: PageId, version: number): Promise<string | undefined> =>
    (await selectHtml(db).execute({ supplierId, pageId, version }))[0]?.html,
);
