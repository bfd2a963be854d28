import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import type { ContentType, CustomContent } from '../domain/shop-texts.ts';
import { supplierCustomContents as contents } from './supplier-details.tables.ts';

const ofType = prepared((db) =>
  db
    .select({ id: contents.id, type: contents.contentType, title: contents.title, body: contents.body })
    .from(contents)
    .where(
      and(
        eq(contents.supplierId, sql.placeholder('supplierId')),
        eq(contents.contentType, sql.placeholder('type')),
      ),
    )
    .orderBy(asc(contents.position), asc(contents.id))
    .prepare('custom_contents_of_type'),
);

/** In the supplier's order. */
export const customContentsOf = (
  db: Db,
  supplierId: SupplierId,
  type: ContentType,
): Promise<CustomContent[]> => ofType(db).execute({ supplierId, type });

/** Replaces the supplier's contents of one type, in this order. A content with a known title keeps its id. */
export async function replaceContentsOfType(
  db: Db,
  supplierId: SupplierId,
  type: ContentType,
  desired: readonly Pick<CustomContent, 'title' | 'body'>[],
): Promise<void> {
  const titles = desired.map(({ title }) => title);
  const ofThisType = and(eq(contents.supplierId, supplierId), eq(contents.contentType, type));
  await db.delete(contents).where(and(ofThisType, notInArray(contents.title, titles)));
  if (desired.length === 0) return;
  await db
    .insert(contents)
    .values(
      desired.map(({ title, body }, position) => ({
        supplierId,
        id: newId(),
        contentType: type,
        title,
        body,
        position,
      })),
    )
    .onConflictDoUpdate({
      target: [contents.supplierId, contents.contentType, contents.title],
      set: { body: sql`excluded.body`, position: sql`excluded.position` },
    });
}

/**
 * Replaces the supplier's contents of all types, in this order. A content with known type and title keeps its id.
 */
export async function replaceCustomContents(
  db: Db,
  supplierId: SupplierId,
  desired: readonly Omit<CustomContent, 'id'>[],
): Promise<void> {
  const rows = desired.map(({ type, ...content }, position) => ({
    supplierId,
    id: newId(),
    contentType: type,
    ...content,
    position,
  }));
  const written =
    rows.length === 0
      ? []
      : await db
          .insert(contents)
          .values(rows)
          .onConflictDoUpdate({
            target: [contents.supplierId, contents.contentType, contents.title],
            set: { body: sql`excluded.body`, position: sql`excluded.position` },
          })
          .returning({ id: contents.id });
  const ids = written.map(({ id }) => id);
  await db.delete(contents).where(and(eq(contents.supplierId, supplierId), notInArray(contents.id, ids)));
}
