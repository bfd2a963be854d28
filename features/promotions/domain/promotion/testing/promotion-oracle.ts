/**
 * The rules of promotions a second time, unit by unit and by trying everything: every order in which the promotions may be applied,
 * each every number of times. Only for small carts.
 */
import type { Promotion } from '#features/pricing/domain/promotion.ts';
import type { DecidedPromotions } from '../decide-promotions.ts';
import type { PromotionFacts, PromotionGoods } from '../promotion-goods.ts';

interface Unit {
  readonly good: PromotionGoods;
}

interface World {
  readonly units: readonly Unit[];
  readonly gifts: ReadonlyMap<string, number>;
}

const takesPart = (unit: Unit, { id }: Promotion, how: 'counts' | 'rewarded'): boolean =>
  unit.good.roles.some((role) => role.id === id && role[how]);

/** The price of a rewarded unit: half up, one centavo at least unless it is free. */
function offOf({ good }: Unit, { reward, notWithPolicy }: Promotion): number {
  if (reward.kind !== 'units' || (notWithPolicy && good.hasPolicy)) return 0;
  const exact = (good.price * (10_000 - reward.basisPoints)) / 10_000;
  const rounded = Math.floor(exact + 0.5);
  const left = reward.basisPoints === 10_000 ? 0 : Math.max(rounded, Math.min(good.price, 1));
  return good.price - Math.min(left, good.price);
}

/** Undefined if it cannot be applied so often. */
function applied(
  promotion: Promotion,
  times: number,
  world: World,
  facts: PromotionFacts,
): { readonly world: World; readonly saved: number; readonly gain: number } | undefined {
  const { condition, reward, limits, id } = promotion;
  const left = facts.left.get(id);
  if (times > Math.min(limits.perOrder ?? 1e9, left?.uses ?? 1e9)) return undefined;
  const needed = times * (condition.units ?? 0);
  const counting = (units: readonly Unit[]) => units.filter((unit) => takesPart(unit, promotion, 'counts'));
  let rest = [...world.units];
  const rewarded: Unit[] = [];
  if (reward.kind === 'units') {
    const candidates = rest
      .filter((unit) => takesPart(unit, promotion, 'rewarded') && offOf(unit, promotion) > 0)
      .sort((a, b) => a.good.price - b.good.price || (a.good.productId < b.good.productId ? -1 : 1));
    if (reward.which === 'dearest')
      candidates.sort(
        (a, b) => b.good.price - a.good.price || (a.good.productId < b.good.productId ? -1 : 1),
      );
    for (const unit of candidates) {
      if (rewarded.length === times * reward.units) break;
      const without = rest.filter((other) => other !== unit);
      if (takesPart(unit, promotion, 'counts') && counting(without).length < needed) continue;
      rewarded.push(unit);
      rest = without;
    }
    if (rewarded.length < times * reward.units) return undefined;
  }
  const paying = counting(rest).sort(
    (a, b) => a.good.price - b.good.price || (a.good.productId < b.good.productId ? -1 : 1),
  );
  if (paying.length < needed) return undefined;
  const value = facts.goods
    .filter(({ roles }) => roles.some((role) => role.id === id && role.counts))
    .reduce((sum, good) => sum + good.value, 0);
  const own = counting(rewarded).reduce((sum, { good }) => sum + good.price, 0);
  if (value - own < times * (condition.minimum ?? 0)) return undefined;
  const used = new Set(paying.slice(0, needed));
  const units = rest.filter((unit) => !used.has(unit));
  if (reward.kind === 'units') {
    const saved = rewarded.reduce((sum, unit) => sum + offOf(unit, promotion), 0);
    return saved <= (left?.budget ?? 1e15) ? { world: { ...world, units }, saved, gain: saved } : undefined;
  }
  const gift = facts.gifts.get(reward.productId);
  const given = times * reward.units;
  const inStock = (world.gifts.get(reward.productId) ?? 0) - given;
  if (gift === undefined || inStock < 0 || given * gift.worth > (left?.budget ?? 1e15)) return undefined;
  const gifts = new Map(world.gifts).set(reward.productId, inStock);
  return { world: { units, gifts }, saved: given * gift.worth, gain: given * Math.max(1, gift.worth) };
}

/** The largest gain that any order and number of applications has. */
export function oracleGain(facts: PromotionFacts): number {
  const most = facts.goods.reduce((sum, { units }) => sum + units, 0) + 40;
  const best = (world: World, others: readonly Promotion[]): number => {
    let gain = 0;
    for (const promotion of others) {
      const rest = others.filter((other) => other !== promotion);
      for (let times = 1; times <= most; times += 1) {
        const way = applied(promotion, times, world, facts);
        if (way !== undefined) gain = Math.max(gain, way.gain + best(way.world, rest));
      }
    }
    return gain;
  };
  const units = facts.goods.flatMap((good) => Array.from({ length: good.units }, () => ({ good })));
  return best(
    { units, gifts: new Map([...facts.gifts].map(([id, { left }]) => [id, left])) },
    facts.promotions,
  );
}

export const gainOf = ({ given }: DecidedPromotions, facts: PromotionFacts): number =>
  given.reduce((sum, { promotion, saved, given: units }) => {
    if (promotion.reward.kind === 'units') return sum + saved;
    return sum + units * Math.max(1, facts.gifts.get(promotion.reward.productId)?.worth ?? 0);
  }, 0);

/** What is wrong with a decision, whatever else might have been decided; empty if nothing is. */
export function faultsOf({ given }: DecidedPromotions, facts: PromotionFacts): string[] {
  const faults: string[] = [];
  const say = (holds: boolean, what: string) => {
    if (!holds) faults.push(what);
  };
  const free = new Map(facts.goods.map(({ productId, units }) => [productId, units]));
  for (const { promotion, times, rewarded, given: units, saved } of given) {
    const { reward, limits, id } = promotion;
    const left = facts.left.get(id);
    say(times >= 1 && times <= Math.min(limits.perOrder ?? 1e9, left?.uses ?? 1e9), `${id}: too often`);
    say(saved >= 0 && saved <= (left?.budget ?? 1e15), `${id}: over its budget`);
    const count = [...rewarded.values()].reduce((sum, each) => sum + each, 0);
    say(count === (reward.kind === 'units' ? times * reward.units : 0), `${id}: other units`);
    say(units === (reward.kind === 'gift' ? times * reward.units : 0), `${id}: other gifts`);
    for (const [productId, each] of rewarded) {
      const good = facts.goods.find((one) => one.productId === productId);
      say(good?.roles.some((role) => role.id === id && role.rewarded) === true, `${id}: rewards a stranger`);
      free.set(productId, (free.get(productId) ?? 0) - each);
    }
  }
  for (const [productId, units] of free) say(units >= 0, `${productId}: rewarded twice`);
  say(conditionsFit(given, free, facts), 'a unit is used twice');
  return faults;
}

/** Whether units that nobody rewards meet all conditions, each unit once: a flow of units to promotions. */
function conditionsFit(
  given: DecidedPromotions['given'],
  free: ReadonlyMap<string, number>,
  { goods }: PromotionFacts,
): boolean {
  const demands = given.map(({ promotion, times }) => ({
    promotion,
    units: times * (promotion.condition.units ?? 0),
  }));
  const taken = new Map<string, number>();
  const key = (productId: string, id: string) => `${productId} ${id}`;
  const usedOf = (productId: string) =>
    demands.reduce((sum, { promotion }) => sum + (taken.get(key(productId, promotion.id)) ?? 0), 0);
  const counts = (good: PromotionGoods, { id }: Promotion) =>
    good.roles.some((role) => role.id === id && role.counts);
  const augment = (promotion: Promotion, seen: ReadonlySet<string>): boolean => {
    for (const good of goods.filter((one) => counts(one, promotion) && !seen.has(one.productId))) {
      const { productId } = good;
      const move = (id: string, by: number) =>
        taken.set(key(productId, id), (taken.get(key(productId, id)) ?? 0) + by);
      if (usedOf(productId) < (free.get(productId) ?? 0)) {
        move(promotion.id, 1);
        return true;
      }
      const visited = new Set([...seen, productId]);
      for (const other of demands) {
        if ((taken.get(key(productId, other.promotion.id)) ?? 0) === 0) continue;
        if (!augment(other.promotion, visited)) continue;
        move(other.promotion.id, -1);
        move(promotion.id, 1);
        return true;
      }
    }
    return false;
  };
  return demands.every(({ promotion, units }) =>
    Array.from({ length: units }).every(() => augment(promotion, new Set())),
  );
}
