/** What promotions are called and what they still lack, in words. Only the server says them: the storefront shows its texts. */
import type { Promotion, PromotionReward } from '#features/pricing/domain/promotion.ts';
import { formatMoney } from '#kernel/money.ts';
import { formatParts } from '#kernel/number-format.ts';
import { FREE } from '../../domain/promotion/applied-promotion.ts';
import type { NextStep } from '../../domain/promotion/next-step.ts';

type Worded = Pick<Promotion, 'name' | 'condition' | 'reward'>;

/** 'Leve 3, pague 2' where condition and reward are of the same products; else the promotion's name. */
export function promotionLabel({ name, condition, reward }: Worded): string {
  const { units, minimum } = condition;
  if (reward.kind === 'gift' || reward.scope !== undefined || units === undefined || minimum !== undefined)
    return name;
  const all = units + reward.units;
  if (reward.basisPoints >= FREE) return `Leve ${all}, pague ${units}`;
  if (reward.units === 1) return `${all}º com ${percentOf(reward)} de desconto`;
  return `Leve ${all}: ${reward.units} com ${percentOf(reward)} de desconto`;
}

/** `giftName`: of the promotion's gift. */
export const nextStepText = (step: NextStep, giftName: string | undefined): string =>
  stepWords(step, giftName).replace(/[^.]$/, '$&.');

function stepWords(step: NextStep, giftName: string | undefined): string {
  const { reward, condition, name } = step.promotion;
  const goal = goalOf(reward, giftName, (condition.units ?? 0) + 1);
  switch (step.kind) {
    case 'same':
      return `Leve mais ${step.units} e ${goal}`;
    case 'counted':
      return reward.kind === 'gift' && giftName !== undefined
        ? `Leve mais ${step.units} e ${goal}`
        : `Leve mais ${step.units} para ter a oferta “${name}”`;
    case 'rewarded':
      return `Falta ${step.units === 1 ? 'um produto' : `escolher ${step.units} produtos`} para ter a oferta “${name}”`;
    case 'value':
      return `Faltam ${formatMoney(step.missing)} para ${reward.kind === 'gift' ? `você ganhar ${giftName ?? 'um brinde'}` : `ter a oferta “${name}”`}`;
  }
}

function goalOf(reward: PromotionReward, giftName: string | undefined, place: number): string {
  if (reward.kind === 'gift') return `ganhe ${giftName ?? 'um brinde'}`;
  const isFree = reward.basisPoints >= FREE;
  if (reward.units > 1)
    return isFree
      ? `${reward.units} saem de graça`
      : `${reward.units} saem com ${percentOf(reward)} de desconto`;
  const which = `o ${ORDINALS[place] ?? `${place}º`}`;
  return isFree ? `${which} sai de graça` : `${which} sai com ${percentOf(reward)} de desconto`;
}

const ORDINALS: readonly (string | undefined)[] = [
  undefined,
  'primeiro',
  'segundo',
  'terceiro',
  'quarto',
  'quinto',
  'sexto',
  'sétimo',
  'oitavo',
  'nono',
  'décimo',
];

const percentOf = ({ basisPoints }: { readonly basisPoints: number }): string =>
  `${formatParts(basisPoints, 2)}%`;
