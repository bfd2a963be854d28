/** Card instalments, without and with interest. Spec 7, quantParcelas. */
import { centavos, type Money } from '#kernel/money.ts';
import type { InstalmentPlan } from './method-settings.ts';

export interface Instalments {
  readonly count: number;
  /** Every instalment but the last, which takes the odd centavos. */
  readonly part: Money;
  readonly total: Money;
  /** The part of `total` that is interest. */
  readonly interest: Money;
}

export const MAX_INSTALMENTS = 24;

/** Whether the values are plausible. */
export const isInstalmentPlan = ({ most, withoutInterest, monthlyInterest, smallestPart }: InstalmentPlan) =>
  Number.isInteger(most) &&
  most >= 1 &&
  most <= MAX_INSTALMENTS &&
  Number.isInteger(withoutInterest) &&
  withoutInterest >= 1 &&
  withoutInterest <= most &&
  Number.isInteger(monthlyInterest) &&
  monthlyInterest >= 0 &&
  monthlyInterest <= 2_000 &&
  (withoutInterest === most || monthlyInterest > 0) &&
  smallestPart >= 0;

/** All numbers of instalments that are offered for this amount, from one up. */
export function instalmentsOf(amount: Money, plan: InstalmentPlan): readonly Instalments[] {
  const ways: Instalments[] = [];
  for (let count = 1; count <= plan.most; count += 1) {
    const way = parted(amount, count, plan);
    if (count === 1 || way.part >= plan.smallestPart) ways.push(way);
  }
  return ways;
}

/** The amount in `count` instalments; undefined if the shop does not offer that. */
export const instalmentsInto = (
  amount: Money,
  plan: InstalmentPlan,
  count: number,
): Instalments | undefined => instalmentsOf(amount, plan).find((way) => way.count === count);

function parted(amount: Money, count: number, plan: InstalmentPlan): Instalments {
  const total = count <= plan.withoutInterest ? amount : withInterest(amount, count, plan.monthlyInterest);
  const part = centavos(Math.floor(total / count));
  return { count, part, total, interest: centavos(total - amount) };
}

const SCALE = 10n ** 12n;
const BASIS_POINTS = 10_000n;

/** The Price table in integers: every instalment is amount × i(1+i)ⁿ / ((1+i)ⁿ - 1), rounded half up to the centavo. */
function withInterest(amount: Money, count: number, monthlyInterest: number): Money {
  const rate = (BigInt(monthlyInterest) * SCALE) / BASIS_POINTS;
  let grown = SCALE;
  for (let month = 0; month < count; month += 1) grown = (grown * (SCALE + rate)) / SCALE;
  const above = BigInt(amount) * rate * grown;
  const below = (grown - SCALE) * SCALE;
  const part = (above * 2n + below) / (below * 2n);
  return centavos(Number(part) * count);
}
