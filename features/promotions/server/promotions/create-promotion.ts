import type { Promotion, PromotionTerms } from '#features/pricing/domain/promotion.ts';
import { insertPromotion } from '#features/pricing/server/promotions.store.ts';
import type { SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import { promotionLabel } from '../../contract/promotion/promotion-words.ts';
import { promotionProblem } from '../../domain/promotion/promotion-problem.ts';
import { addCounter } from './promotion-uses.store.ts';

export type NewPromotion = Pick<PromotionTerms, 'name' | 'condition' | 'reward'> & Partial<PromotionTerms>;

/** Seeds a promotion, for all buyers and without limits unless it says otherwise; throws if its terms are invalid. */
export async function createPromotion(
  db: Db,
  supplierId: SupplierId,
  wanted: NewPromotion,
  now: Instant,
): Promise<Promotion> {
  const promotion: Promotion = {
    label: promotionLabel(wanted),
    limits: {},
    audience: {},
    validity: {},
    priority: 0,
    notWithPolicy: false,
    ...wanted,
    id: newId(),
  };
  const problem = promotionProblem(promotion);
  if (problem !== undefined) throw new Error(`${promotion.name}: ${problem}`);
  await insertPromotion(db, supplierId, { promotion, active: true }, now);
  await addCounter(db, supplierId, promotion.id);
  return promotion;
}
