/** A promotion as it competes for the goods of one cart. */
import type { Promotion } from '#features/pricing/domain/promotion.ts';
import { LARGEST_QUANTITY, ONE } from '#kernel/quantity.ts';
import { rewardOff } from './applied-promotion.ts';
import { type GiftGoods, type PromotionFacts, type PromotionGoods, UNLIMITED } from './promotion-goods.ts';

/** A promotion with what it needs to know of these goods, by their index. */
export interface Contender {
  readonly promotion: Promotion;
  readonly counts: readonly boolean[];
  /** What the reward takes off one unit; 0 where it is not rewarded. */
  readonly off: readonly number[];
  /** The rewarded goods in the order in which they are chosen. */
  readonly chosen: readonly number[];
  /** The same from the dearest on. */
  readonly dearest: readonly number[];
  /** Units needed and rewarded per application. */
  readonly needs: number;
  readonly rewards: number;
  /** Of all goods that count. */
  readonly value: number;
  readonly most: number;
  readonly budget: number;
  readonly gift: GiftGoods | undefined;
}

/** More of one product is no order: see `LARGEST_QUANTITY`. */
const MOST_UNITS = LARGEST_QUANTITY / ONE;

/** `goods` must be sorted from the cheapest on, equal ones by product id. */
export function contenderOf(
  promotion: Promotion,
  goods: readonly PromotionGoods[],
  { left, gifts }: Pick<PromotionFacts, 'left' | 'gifts'>,
): Contender {
  const { id, condition, reward, limits, notWithPolicy } = promotion;
  const roles = goods.map((good) => good.roles.find((role) => role.id === id));
  const off = goods.map(({ price, hasPolicy }, index) =>
    reward.kind === 'units' && roles[index]?.rewarded && !(notWithPolicy && hasPolicy)
      ? rewardOff(price, reward.basisPoints, 1)
      : 0,
  );
  const cheapest = goods.flatMap((_, index) => ((off[index] ?? 0) > 0 ? [index] : []));
  const dearest = cheapest.toSorted((a, b) => (goods[b]?.price ?? 0) - (goods[a]?.price ?? 0) || a - b);
  const { uses, budget } = left.get(id) ?? UNLIMITED;
  return {
    promotion,
    counts: roles.map((role) => role?.counts === true),
    off,
    chosen: reward.kind === 'units' && reward.which === 'dearest' ? dearest : cheapest,
    dearest,
    needs: condition.units ?? 0,
    rewards: reward.kind === 'units' ? reward.units : 0,
    value: goods.reduce((sum, { value }, index) => sum + (roles[index]?.counts ? value : 0), 0),
    most: Math.min(uses, limits.perOrder ?? Number.POSITIVE_INFINITY, Math.floor(MOST_UNITS / reward.units)),
    budget,
    gift: reward.kind === 'gift' ? gifts.get(reward.productId) : undefined,
  };
}
