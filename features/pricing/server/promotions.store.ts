/** Writes promotions, and reads them for the panel. Prices read them with the policies: `price-rules.store.ts`. */
import { and, asc, count, desc, eq, ne, sql } from 'drizzle-orm';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { PageRange } from '#kernel/page.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { nextVersion } from '#platform/db/version.ts';
import type { Promotion, PromotionId } from '../domain/promotion.ts';
import { promotions } from './promotions.tables.ts';
import { validityColumns } from './stored-policy.ts';
import { promotionFrom, storedPromotionParts } from './stored-promotion.ts';

/** A promotion as the panel shows it. */
export interface KnownPromotion {
  readonly promotion: Promotion;
  readonly active: boolean;
  /** Nothing is left of its limits. */
  readonly exhausted: boolean;
  readonly version: number;
}

/** Advisory lock until the end of the transaction: serialises writes, because the number of promotions is limited. */
export const lockPromotions = (db: Db, supplierId: SupplierId): Promise<unknown> =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`promotions ${supplierId}`}, 0))`);

export async function insertPromotion(
  db: Db,
  supplierId: SupplierId,
  { promotion, active }: Pick<KnownPromotion, 'promotion' | 'active'>,
  now: Instant,
): Promise<void> {
  const { id } = promotion;
  const said = columnsOf(promotion);
  await db.insert(promotions).values({ ...said, supplierId, id, active, createdAt: new Date(now) });
}

export async function updatePromotion(
  db: Db,
  supplierId: SupplierId,
  { promotion, active, exhausted }: Omit<KnownPromotion, 'version'>,
): Promise<void> {
  const said = { ...columnsOf(promotion), active, exhausted, version: nextVersion(promotions) };
  await db.update(promotions).set(said).where(itself(supplierId, promotion.id));
}

export async function promotionById(
  db: Db,
  supplierId: SupplierId,
  id: PromotionId,
): Promise<KnownPromotion | undefined> {
  const [row] = await db.select().from(promotions).where(itself(supplierId, id));
  return row === undefined ? undefined : knownFrom(row);
}

export async function countActivePromotions(
  db: Db,
  supplierId: SupplierId,
  besides: PromotionId | undefined,
): Promise<number> {
  const [row] = await db
    .select({ found: count() })
    .from(promotions)
    .where(
      and(
        eq(promotions.supplierId, supplierId),
        promotions.active,
        besides === undefined ? undefined : ne(promotions.id, besides),
      ),
    );
  return row?.found ?? 0;
}

/** Active promotions first, by priority; then ended ones; in each the newest first. */
export async function promotionsPage(
  db: Db,
  supplierId: SupplierId,
  { limit, offset }: PageRange,
): Promise<{ readonly rows: KnownPromotion[]; readonly total: number }> {
  const mine = eq(promotions.supplierId, supplierId);
  const rows = await db
    .select()
    .from(promotions)
    .where(mine)
    .orderBy(
      desc(promotions.active),
      desc(sql`case when ${promotions.active} then ${promotions.priority} end`),
      desc(promotions.createdAt),
      asc(promotions.id),
    )
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(promotions).where(mine);
  return { rows: rows.map(knownFrom), total: counted?.total ?? 0 };
}

/** Removes the client from audiences. A promotion for this client alone is ended, or it would be for all. */
export async function forgetClientAudiences(
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
): Promise<void> {
  const named = sql`${promotions.audience} -> 'clients'`;
  await db
    .update(promotions)
    .set({
      audience: sql`jsonb_set(${promotions.audience}, '{clients}', (${named}) - ${clientId}::text)`,
      active: sql`${promotions.active} and jsonb_array_length(${named}) > 1`,
    })
    .where(and(eq(promotions.supplierId, supplierId), sql`(${named}) ? ${clientId}::text`));
}

type Row = typeof promotions.$inferSelect;

const knownFrom = (row: Row): KnownPromotion => ({
  promotion: promotionFrom(row),
  active: row.active,
  exhausted: row.exhausted,
  version: row.version,
});

const columnsOf = (promotion: Promotion) => ({
  name: promotion.name,
  label: promotion.label,
  ...storedPromotionParts(promotion),
  ...validityColumns(promotion.validity),
  priority: promotion.priority,
  notWithPolicy: promotion.notWithPolicy,
  perOrder: promotion.limits.perOrder ?? null,
  perClient: promotion.limits.perClient ?? null,
  useLimit: promotion.limits.uses ?? null,
  budget: promotion.limits.budget ?? null,
});

const itself = (supplierId: SupplierId, id: PromotionId) =>
  and(eq(promotions.supplierId, supplierId), eq(promotions.id, id));
