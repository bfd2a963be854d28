/** How often an order used which promotions, and for how much. */
import type { PromotionId } from '#features/pricing/domain/promotion.ts';
import { centavos, type Money } from '#kernel/money.ts';
import { ONE } from '#kernel/quantity.ts';
import type { AppliedPromotion } from './applied-promotion.ts';

export interface PromotionUse {
  readonly promotionId: PromotionId;
  readonly label: string;
  /** Applications. */
  readonly times: number;
  /** Before the payment method's variance, with the worth of gifts. */
  readonly saved: Money;
}

/**
 * Sums the lines of an order, by promotion id. A reward may be spread over several lines: so many applications gave so many units.
 * Where the shop has priced one of these lines itself, an application that is only partly left counts as a whole.
 */
export function promotionUses(
  lines: readonly { readonly promotions?: readonly AppliedPromotion[] }[],
): PromotionUse[] {
  const byId = Map.groupBy(
    lines.flatMap(({ promotions = [] }) => promotions),
    ({ id }) => id,
  );
  return [...byId]
    .map(([promotionId, parts]): PromotionUse => {
      const units = parts.reduce((sum, { quantity, perUse }) => sum + quantity / ONE / perUse, 0);
      return {
        promotionId,
        label: parts[0]?.label ?? '',
        times: Math.max(1, Math.ceil(Math.round(units * 1e6) / 1e6)),
        saved: centavos(parts.reduce((sum, { saved }) => sum + saved, 0)),
      };
    })
    .toSorted((a, b) => (a.promotionId < b.promotionId ? -1 : 1));
}
