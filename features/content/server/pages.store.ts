/** Pages as staff manage them, uncached. */
import { and, asc, count, eq, inArray, isNotNull, isNull, max, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { PageRange } from '#kernel/page.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import type { PageId, PageSettings, PageState } from '../domain/static-page.ts';
import { staticPages } from './content.tables.ts';
import { publicationsOf } from './publications.store.ts';
import { latestVersions } from './versions.store.ts';

type PageRow = typeof staticPages.$inferSelect;

const ofSupplier = (supplierId: SupplierId) => eq(staticPages.supplierId, supplierId);
const itself = (supplierId: SupplierId, id: PageId) => and(ofSupplier(supplierId), eq(staticPages.id, id));

/** Serialises the changes of a supplier's pages until the transaction ends: their number is limited, their order is one. */
export const lockPages = (db: Db, supplierId: SupplierId): Promise<unknown> =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`static pages ${supplierId}`}, 0))`);

export async function pageById(db: Db, supplierId: SupplierId, id: PageId): Promise<PageState | undefined> {
  const rows = await db.select().from(staticPages).where(itself(supplierId, id));
  return (await statesOf(db, supplierId, rows))[0];
}

export async function pageBySlug(
  db: Db,
  supplierId: SupplierId,
  slug: string,
): Promise<PageState | undefined> {
  const rows = await db
    .select()
    .from(staticPages)
    .where(and(ofSupplier(supplierId), eq(staticPages.slug, slug)));
  return (await statesOf(db, supplierId, rows))[0];
}

export async function pagesPage(
  db: Db,
  supplierId: SupplierId,
  { limit, offset, archived }: PageRange & { readonly archived: boolean },
): Promise<{ readonly rows: PageState[]; readonly total: number }> {
  const wanted = and(
    ofSupplier(supplierId),
    archived ? isNotNull(staticPages.archivedAt) : isNull(staticPages.archivedAt),
  );
  const rows = await db
    .select()
    .from(staticPages)
    .where(wanted)
    .orderBy(asc(staticPages.position), asc(staticPages.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(staticPages).where(wanted);
  return { rows: await statesOf(db, supplierId, rows), total: counted?.total ?? 0 };
}

/** Two queries, however many pages. */
async function statesOf(db: Db, supplierId: SupplierId, rows: readonly PageRow[]): Promise<PageState[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const latest = await latestVersions(db, supplierId, ids);
  const publications = await publicationsOf(db, supplierId, ids);
  return rows.flatMap(({ id, slug, label, tags, footerColumn, inMenu, position, archivedAt, edition }) => {
    const version = latest.get(id);
    if (version === undefined) return [];
    const links = {
      ...(label === '' ? {} : { label }),
      ...(footerColumn === null ? {} : { footerColumn }),
    };
    return [
      {
        ...{ id, slug, tags, inMenu, position, edition, ...links },
        archived: archivedAt !== null,
        latest: version,
        publications: publications.get(id) ?? [],
      },
    ];
  });
}

/** At the end of the shop's order. */
export async function insertPage(
  db: Db,
  supplierId: SupplierId,
  page: PageSettings & { readonly id: PageId; readonly now: Instant },
): Promise<void> {
  const [last] = await db
    .select({ position: max(staticPages.position) })
    .from(staticPages)
    .where(ofSupplier(supplierId));
  await db.insert(staticPages).values({
    ...columnsOf(page),
    supplierId,
    id: page.id,
    position: (last?.position ?? -1) + 1,
    createdAt: new Date(page.now),
  });
}

export const updatePage = (
  db: Db,
  supplierId: SupplierId,
  id: PageId,
  settings: PageSettings,
): Promise<unknown> =>
  db
    .update(staticPages)
    .set({ ...columnsOf(settings), edition: sql`${staticPages.edition} + 1` })
    .where(itself(supplierId, id));

export const setArchived = (
  db: Db,
  supplierId: SupplierId,
  id: PageId,
  archivedAt: Instant | undefined,
): Promise<unknown> =>
  db
    .update(staticPages)
    .set({ archivedAt: archivedAt === undefined ? null : new Date(archivedAt) })
    .where(itself(supplierId, id));

const columnsOf = ({ slug, label = '', tags, footerColumn, inMenu }: PageSettings) => ({
  slug,
  label,
  tags: [...tags],
  footerColumn: footerColumn ?? null,
  inMenu,
});

export async function countPages(db: Db, supplierId: SupplierId): Promise<number> {
  const [row] = await db.select({ found: count() }).from(staticPages).where(ofSupplier(supplierId));
  return row?.found ?? 0;
}

/** Ids of the pages that are not archived, in their order. */
export async function orderedPages(db: Db, supplierId: SupplierId): Promise<PageId[]> {
  const rows = await db
    .select({ id: staticPages.id })
    .from(staticPages)
    .where(and(ofSupplier(supplierId), isNull(staticPages.archivedAt)))
    .orderBy(asc(staticPages.position), asc(staticPages.id));
  return rows.map(({ id }) => id);
}

export const placePages = (db: Db, supplierId: SupplierId, ids: readonly PageId[]): Promise<unknown> =>
  db
    .update(staticPages)
    .set({ position: sql`array_position(${`{${ids.join(',')}}`}::uuid[], ${staticPages.id}) - 1` })
    .where(and(ofSupplier(supplierId), inArray(staticPages.id, [...ids])));
