import { and, desc, eq, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import { thousandths } from '#kernel/quantity.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import type { ActionLink } from '../../domain/action-link.ts';
import { actionLinks } from '../action-links.tables.ts';

/** Serialises adding links of one supplier until the transaction ends. */
export const lockActionLinks = (db: Db, supplierId: SupplierId): Promise<unknown> =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`action-links ${supplierId}`}, 0))`);

/** A supplier's links, newest first. */
export async function actionLinksOf(db: Db, supplierId: SupplierId): Promise<ActionLink[]> {
  const rows = await db
    .select()
    .from(actionLinks)
    .where(eq(actionLinks.supplierId, supplierId))
    .orderBy(desc(actionLinks.createdAt), desc(actionLinks.id));
  return rows.map(linkOf);
}

export async function actionLinkBySlug(
  db: Db,
  supplierId: SupplierId,
  slug: string,
): Promise<ActionLink | undefined> {
  const [row] = await db
    .select()
    .from(actionLinks)
    .where(and(eq(actionLinks.supplierId, supplierId), eq(actionLinks.slug, slug)));
  return row && linkOf(row);
}

export const addActionLink = (
  db: Db,
  supplierId: SupplierId,
  { startsAt, endsAt, lines, ...link }: ActionLink,
  now: Instant,
): Promise<unknown> =>
  db.insert(actionLinks).values({
    ...link,
    supplierId,
    lines: lines.map(({ productId, quantity }) => ({ productId, quantity })),
    startsAt: startsAt === undefined ? null : new Date(startsAt),
    endsAt: endsAt === undefined ? null : new Date(endsAt),
    createdAt: new Date(now),
  });

export const closeActionLink = (db: Db, supplierId: SupplierId, id: string): Promise<unknown> =>
  db
    .update(actionLinks)
    .set({ active: false })
    .where(and(eq(actionLinks.supplierId, supplierId), eq(actionLinks.id, id)));

const linkOf = (row: typeof actionLinks.$inferSelect): ActionLink => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  text: row.text,
  destination: row.destination,
  lines: row.lines.map(({ productId, quantity }) => ({ productId, quantity: thousandths(quantity) })),
  active: row.active,
  ...(row.startsAt === null ? {} : { startsAt: row.startsAt.getTime() }),
  ...(row.endsAt === null ? {} : { endsAt: row.endsAt.getTime() }),
});
