import type { Promotion, PromotionId } from '#features/pricing/domain/promotion.ts';
import { promotionsByIds } from '#features/pricing/server/price-rules.store.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Customer } from '#kernel/scope.ts';
import { allSettledOrThrow } from '#platform/db/all-settled.ts';
import type { Context } from '#platform/db/context.ts';
import type { PromotionUse } from '../../domain/promotion/promotion-uses.ts';
import {
  addPromotionUses,
  countGiven,
  type GivenSoFar,
  givenSoFar,
  lockCounters,
  removeUses,
} from './promotion-uses.store.ts';

type OrderContext = Context & { readonly actor: Customer };

export interface PromotionsGone {
  readonly code: 'promotions-gone';
  readonly promotionIds: readonly PromotionId[];
}

/**
 * Claims an order's promotions within its transaction, all or nothing. Other orders of the same promotions wait until this
 * transaction ends, so that no limit is exceeded; the client's own orders are serialised by the client's lock.
 */
export async function claimPromotions(
  { db, supplier, actor }: OrderContext,
  uses: readonly PromotionUse[],
): Promise<Result<void, PromotionsGone>> {
  if (uses.length === 0) return accept(undefined);
  const ids = uses.map(({ promotionId }) => promotionId);
  await lockCounters(db, supplier.id, ids);
  const [known, given] = await allSettledOrThrow([
    promotionsByIds(db, supplier.id, ids),
    givenSoFar(db, supplier.id, ids, actor.clientId),
  ]);
  const limits = new Map(known.map((promotion) => [promotion.id, promotion.limits]));
  const gone = uses.filter((use) =>
    exceeds(use, limits.get(use.promotionId) ?? {}, given.get(use.promotionId)),
  );
  if (gone.length > 0)
    return refuse({ code: 'promotions-gone', promotionIds: gone.map(({ promotionId }) => promotionId) });
  await countGiven(db, supplier.id, uses);
  return accept(undefined);
}

/** Counts promotions without limits: nothing can refuse them, and no result is needed. */
export const countPromotions = (
  { db, supplier }: OrderContext,
  uses: readonly PromotionUse[],
): Promise<void> => countGiven(db, supplier.id, uses);

const exceeds = (
  { times, saved }: PromotionUse,
  { uses, perClient, budget }: Promotion['limits'],
  given: GivenSoFar = { used: 0, saved: 0, ofClient: 0 },
): boolean =>
  (uses !== undefined && given.used + times > uses) ||
  (perClient !== undefined && given.ofClient + times > perClient) ||
  (budget !== undefined && given.saved + saved > budget);

/** Records what the order was given. Call it in the order's transaction. */
export async function recordPromotionUses(
  { db, supplier, actor, now }: OrderContext,
  orderNumber: OrderNumber,
  uses: readonly PromotionUse[],
): Promise<void> {
  if (uses.length === 0) return;
  await addPromotionUses(db, { supplierId: supplier.id, orderNumber, clientId: actor.clientId, now }, uses);
}

/** Gives a cancelled order's promotions back, in its transaction. Idempotent. */
export const returnPromotions = ({ db, supplier }: Context, orderNumber: OrderNumber): Promise<void> =>
  removeUses(db, supplier.id, orderNumber);
