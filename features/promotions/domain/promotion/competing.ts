import type { Promotion } from '#features/pricing/domain/promotion.ts';
import type { PromotionFacts, PromotionGoods } from './promotion-goods.ts';

/** Promotions that are decided together, and the goods that take part in any of them. */
export interface PromotionGroup {
  readonly promotions: readonly Promotion[];
  readonly goods: readonly PromotionGoods[];
}

/**
 * Groups of promotions that have units of a product, or a gift of limited stock, in common, directly or through others. Groups do
 * not affect each other.
 */
export function competing(
  promotions: readonly Promotion[],
  { goods, gifts }: Pick<PromotionFacts, 'goods' | 'gifts'>,
): PromotionGroup[] {
  const groups: { keys: Set<string>; members: Promotion[] }[] = [];
  for (const promotion of promotions) {
    const keys = new Set(keysOf(promotion, { goods, gifts }));
    const met = groups.filter((group) => [...keys].some((key) => group.keys.has(key)));
    for (const group of met) groups.splice(groups.indexOf(group), 1);
    groups.push({
      keys: new Set([...keys, ...met.flatMap((group) => [...group.keys])]),
      members: [...met.flatMap(({ members }) => members), promotion],
    });
  }
  return groups.map(({ members }) => {
    const ids = new Set(members.map(({ id }) => id));
    return { promotions: members, goods: goods.filter(({ roles }) => roles.some(({ id }) => ids.has(id))) };
  });
}

/** What it takes from others: units of these products, and its gift. */
function keysOf(
  { id, condition, reward }: Promotion,
  { goods, gifts }: Pick<PromotionFacts, 'goods' | 'gifts'>,
): string[] {
  const takesUnits = condition.units !== undefined;
  const taken = goods.flatMap(({ productId, units, roles }) =>
    units > 0 && roles.some((role) => role.id === id && (role.rewarded || (role.counts && takesUnits)))
      ? [productId]
      : [],
  );
  const isScarce =
    reward.kind === 'gift' && Number.isFinite(gifts.get(reward.productId)?.left ?? Number.POSITIVE_INFINITY);
  return isScarce ? [...taken, `gift ${reward.productId}`] : taken;
}
