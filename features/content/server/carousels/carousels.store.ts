/** Carousels of a shop, in its order. */
import { and, asc, count, eq, max, sql } from 'drizzle-orm';
import { defined } from '#kernel/defined.ts';
import type { SupplierId } from '#kernel/ids.ts';
import type { PageRange } from '#kernel/page.ts';
import { cachedQuery, invalidateAt } from '#platform/db/cache/cached-query.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import { nextVersion } from '#platform/db/version.ts';
import type { Carousel, CarouselId, CarouselTerms } from '../../domain/carousels/carousel.ts';
import { carousels } from '../content.tables.ts';

type CarouselRow = typeof carousels.$inferSelect;

const ofSupplier = (supplierId: SupplierId) => eq(carousels.supplierId, supplierId);
const itself = (supplierId: SupplierId, id: CarouselId) => and(ofSupplier(supplierId), eq(carousels.id, id));
const inOrder = [asc(carousels.position), asc(carousels.id)];

const selectAll = prepared((db) =>
  db
    .select()
    .from(carousels)
    .where(eq(carousels.supplierId, sql.placeholder('supplierId')))
    .orderBy(...inOrder)
    .prepare('carousels_all'),
);

/** All of them, drafts included. Cached; also invalidated whenever one begins or ends. */
export const allCarousels = cachedQuery('carousels', async (db, supplierId) => {
  const found = (await selectAll(db).execute({ supplierId })).map(carouselFrom);
  for (const { from, until } of found) {
    for (const moment of [from, until]) if (moment !== undefined) invalidateAt(db, supplierId, moment);
  }
  // In an object, so that an empty result is cached, too.
  return { carousels: found };
});

export async function carouselById(
  db: Db,
  supplierId: SupplierId,
  id: CarouselId,
): Promise<Carousel | undefined> {
  const [row] = await db.select().from(carousels).where(itself(supplierId, id));
  return row && carouselFrom(row);
}

export async function carouselsPage(
  db: Db,
  supplierId: SupplierId,
  { limit, offset }: PageRange,
): Promise<{ readonly rows: Carousel[]; readonly total: number }> {
  const rows = await db
    .select()
    .from(carousels)
    .where(ofSupplier(supplierId))
    .orderBy(...inOrder)
    .limit(limit)
    .offset(offset);
  return { rows: rows.map(carouselFrom), total: await countCarousels(db, supplierId) };
}

export async function countCarousels(db: Db, supplierId: SupplierId): Promise<number> {
  const [row] = await db.select({ found: count() }).from(carousels).where(ofSupplier(supplierId));
  return row?.found ?? 0;
}

export async function orderedCarousels(db: Db, supplierId: SupplierId): Promise<CarouselId[]> {
  const rows = await db
    .select({ id: carousels.id })
    .from(carousels)
    .where(ofSupplier(supplierId))
    .orderBy(...inOrder);
  return rows.map(({ id }) => id);
}

/** Returns its place: after the others. */
export async function insertCarousel(
  db: Db,
  supplierId: SupplierId,
  id: CarouselId,
  terms: CarouselTerms,
): Promise<void> {
  const [last] = await db
    .select({ position: max(carousels.position) })
    .from(carousels)
    .where(ofSupplier(supplierId));
  await db
    .insert(carousels)
    .values({ ...columnsOf(terms), supplierId, id, position: (last?.position ?? -1) + 1 });
}

export const updateCarousel = (
  db: Db,
  supplierId: SupplierId,
  id: CarouselId,
  terms: CarouselTerms,
): Promise<unknown> =>
  db
    .update(carousels)
    .set({ ...columnsOf(terms), version: nextVersion(carousels) })
    .where(itself(supplierId, id));

export const deleteCarousel = (db: Db, supplierId: SupplierId, id: CarouselId): Promise<unknown> =>
  db.delete(carousels).where(itself(supplierId, id));

export const placeCarousels = (
  db: Db,
  supplierId: SupplierId,
  ids: readonly CarouselId[],
): Promise<unknown> =>
  db
    .update(carousels)
    .set({ position: sql`array_position(${`{${ids.join(',')}}`}::uuid[], ${carousels.id}) - 1` })
    .where(ofSupplier(supplierId));

const columnsOf = (terms: CarouselTerms) => ({
  title: terms.title,
  content: terms.content,
  pages: [...terms.pages],
  staticPageId: terms.staticPageId ?? null,
  maxProducts: terms.max,
  audience: terms.audience,
  published: terms.published,
  visibleFrom: terms.from === undefined ? null : new Date(terms.from),
  visibleUntil: terms.until === undefined ? null : new Date(terms.until),
});

const carouselFrom = (row: CarouselRow): Carousel => ({
  id: row.id,
  title: row.title,
  content: row.content,
  pages: row.pages,
  max: row.maxProducts,
  audience: row.audience,
  published: row.published,
  position: row.position,
  version: row.version,
  ...defined({
    staticPageId: row.staticPageId ?? undefined,
    from: row.visibleFrom?.getTime(),
    until: row.visibleUntil?.getTime(),
  }),
});
