/** What clients who allow personalization hid, or were interested in. */
import { and, desc, eq } from 'drizzle-orm';
import type { ClientId, ProductId, SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { recommendationReactions as reactions } from '../recommendations.tables.ts';

export interface Reactions {
  readonly hidden: ReadonlySet<ProductId>;
  /** The latest first. */
  readonly interested: readonly ProductId[];
}

export const NO_REACTIONS: Reactions = { hidden: new Set(), interested: [] };

/** The latest are read; older ones are forgotten by the job. */
const MAX_READ = 300;

export async function reactionsOf(db: Db, supplierId: SupplierId, clientId: ClientId): Promise<Reactions> {
  const rows = await db
    .select({
      productId: reactions.productId,
      hiddenAt: reactions.hiddenAt,
      interestedAt: reactions.interestedAt,
    })
    .from(reactions)
    .where(and(eq(reactions.supplierId, supplierId), eq(reactions.clientId, clientId)))
    .orderBy(desc(reactions.changedAt))
    .limit(MAX_READ);
  return {
    hidden: new Set(rows.filter(({ hiddenAt }) => hiddenAt !== null).map(({ productId }) => productId)),
    interested: rows
      .filter(({ hiddenAt, interestedAt }) => hiddenAt === null && interestedAt !== null)
      .map(({ productId }) => productId),
  };
}

export async function saveReaction(
  db: Db,
  owner: { readonly supplierId: SupplierId; readonly clientId: ClientId },
  productIds: readonly ProductId[],
  kind: 'hidden' | 'interested',
  now: Instant,
): Promise<void> {
  const at = new Date(now);
  const set = { ...(kind === 'hidden' ? { hiddenAt: at } : { interestedAt: at }), changedAt: at };
  await db
    .insert(reactions)
    .values(productIds.map((productId) => ({ ...owner, productId, ...set })))
    .onConflictDoUpdate({
      target: [reactions.supplierId, reactions.clientId, reactions.productId],
      set,
    });
}
