/**
 * Which of the promotions that compete for the same units are applied, how often, and in which order: so that the client saves the
 * most. A plan applies them one after the other, each once, to the units that those before it left.
 */

import { applications, boundOf } from './applications.ts';
import type { Application, Free } from './apply-promotion.ts';
import type { Contender } from './contender.ts';
import type { PromotionGoods } from './promotion-goods.ts';

/**
 * Plans are compared until so many applications were tried: more than few competing promotions ever need. Then the best one so far
 * counts, the same one for the same cart.
 */
const MOST_TRIES = 3_000;

export interface Plan {
  readonly applied: readonly Application[];
  readonly gain: number;
  readonly free: Free;
}

/** The first plan that was found with the largest gain. The most valuable promotions are tried first; equal ones by id. */
export function bestPlan(
  contenders: readonly Contender[],
  free: Free,
  goods: readonly PromotionGoods[],
): Plan {
  const ordered = contenders
    .map((contender) => ({ contender, alone: applications(contender, free, goods).reduce(largest, 0) }))
    .toSorted((a, b) => b.alone - a.alone || (a.contender.promotion.id < b.contender.promotion.id ? -1 : 1))
    .map(({ contender }) => contender);
  let best: Plan = { applied: [], gain: 0, free };
  let tries = 0;
  /** `greedy`: the first plan is followed to its end, however many contenders there are. */
  const search = (plan: Plan, others: readonly Contender[], greedy: boolean): void => {
    if (plan.gain > best.gain) best = plan;
    if (!greedy && plan.gain + roomFor(others, plan.free) <= best.gain) return;
    let isFirst = greedy;
    for (const contender of others) {
      const rest = others.filter((other) => other !== contender);
      const ways = applications(contender, plan.free, goods);
      tries += ways.length + others.length;
      for (const way of ways) {
        if (!isFirst && tries > MOST_TRIES) return;
        search(
          { applied: [...plan.applied, way], gain: plan.gain + way.gain, free: way.free },
          rest,
          isFirst,
        );
        isFirst = false;
      }
    }
  };
  search(best, ordered, true);
  return best;
}

const largest = (so: number, { gain }: Application): number => Math.max(so, gain);

/** What these promotions could give at most, each by itself and with the dearest units. */
const roomFor = (contenders: readonly Contender[], free: Free): number =>
  contenders.reduce((sum, contender) => sum + roomForOne(contender, free), 0);

function roomForOne(contender: Contender, free: Free): number {
  const times = boundOf(contender, free);
  const { reward } = contender.promotion;
  if (reward.kind === 'gift') return times * reward.units * Math.max(contender.gift?.worth ?? 0, 1);
  let missing = times * reward.units;
  let room = 0;
  for (const index of contender.dearest) {
    const taken = Math.min(missing, free.units[index] ?? 0);
    room += taken * (contender.off[index] ?? 0);
    missing -= taken;
  }
  return room;
}
