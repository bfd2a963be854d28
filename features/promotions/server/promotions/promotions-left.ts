import { isLimited, type Promotion, type PromotionId } from '#features/pricing/domain/promotion.ts';
import type { Context } from '#platform/db/context.ts';
import type { PromotionLeft } from '../../domain/promotion/promotion-goods.ts';
import { givenSoFar } from './promotion-uses.store.ts';

/** What the limits of these promotions leave for the acting client; those without limits are absent. One query at most. */
export async function promotionsLeft(
  { db, supplier, actor }: Context,
  promotions: readonly Promotion[],
): Promise<ReadonlyMap<PromotionId, PromotionLeft>> {
  const limited = promotions.filter(isLimited);
  if (limited.length === 0) return new Map();
  const clientId = actor.kind === 'customer' ? actor.clientId : undefined;
  const ids = limited.map(({ id }) => id);
  const given = await givenSoFar(db, supplier.id, ids, clientId);
  return new Map(
    limited.map(({ id, limits }) => {
      const { used = 0, saved = 0, ofClient = 0 } = given.get(id) ?? {};
      const uses = Math.min(
        (limits.uses ?? Number.POSITIVE_INFINITY) - used,
        (limits.perClient ?? Number.POSITIVE_INFINITY) - ofClient,
      );
      const budget = (limits.budget ?? Number.POSITIVE_INFINITY) - saved;
      return [id, { uses: Math.max(0, uses), budget: Math.max(0, budget) }];
    }),
  );
}
