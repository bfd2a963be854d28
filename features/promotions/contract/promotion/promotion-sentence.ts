/** What a promotion does, in a sentence for the shop's staff. */
import type {
  PromotionCondition,
  PromotionLimits,
  PromotionTerms,
} from '#features/pricing/domain/promotion.ts';
import { formatMoney } from '#kernel/money.ts';
import { formatParts, joinNames } from '#kernel/number-format.ts';
import { FREE } from '../../domain/promotion/applied-promotion.ts';

type Worded = Pick<PromotionTerms, 'condition' | 'reward' | 'limits'>;

/** 'A cada 2 unidades de qualquer produto, 1 a mais sai de graça: a mais barata.' */
export function promotionSentence({ condition, reward, limits }: Worded, giftName?: string): string {
  const start = `A cada ${neededWords(condition)}`;
  return [`${start}, ${rewardWords(reward, giftName)}.`, limitWords(limits)].filter(Boolean).join(' ');
}

function neededWords({ scope, units, minimum }: PromotionCondition): string {
  const isAny =
    scope.products.length + scope.categories.length + scope.brands.length + scope.tags.length === 0;
  const parts = [
    ...(units === undefined ? [] : [unitWords(units)]),
    ...(minimum === undefined ? [] : [formatMoney(minimum)]),
  ];
  return `${parts.join(' e ')} ${isAny ? 'de qualquer produto' : 'dos produtos da oferta'}`;
}

function rewardWords(reward: PromotionTerms['reward'], giftName = 'o brinde'): string {
  if (reward.kind === 'gift') return `o cliente ganha ${reward.units} × ${giftName}`;
  const { units, basisPoints, which, scope } = reward;
  const price =
    basisPoints >= FREE
      ? units === 1
        ? 'sai de graça'
        : 'saem de graça'
      : `${units === 1 ? 'sai' : 'saem'} com ${formatParts(basisPoints, 2)}% de desconto`;
  const of = scope === undefined ? 'a mais' : 'dos produtos premiados';
  const chosen = which === 'cheapest' ? 'barata' : 'cara';
  return `${units} ${of} ${price}: ${units === 1 ? `a mais ${chosen}` : `as mais ${chosen}s`}`;
}

function limitWords({ perOrder, perClient, uses, budget }: PromotionLimits): string {
  const limits = [
    ...(perOrder === undefined ? [] : [`${timesWords(perOrder)} por pedido`]),
    ...(perClient === undefined ? [] : [`${timesWords(perClient)} por cliente`]),
    ...(uses === undefined ? [] : [`${timesWords(uses)} ao todo`]),
    ...(budget === undefined ? [] : [`${formatMoney(budget)} ao todo`]),
  ];
  return limits.length === 0 ? '' : `No máximo ${joinNames(limits)}.`;
}

const unitWords = (units: number): string => (units === 1 ? '1 unidade' : `${units} unidades`);
const timesWords = (times: number): string => (times === 1 ? 'uma vez' : `${times} vezes`);
