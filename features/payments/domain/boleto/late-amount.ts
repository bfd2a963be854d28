/** Fine and interest for late payment. Civil Code art. 406; consumer code art. 52: at most 2 % and 1 % a month. */
import { centavos, type Money } from '#kernel/money.ts';
import type { LateTerms } from '../method-settings.ts';

/** The amount with fine and interest after `days` days, each rounded half up to the centavo. */
export function lateAmount(amount: Money, { fine, monthlyInterest }: LateTerms, days: number): Money {
  if (days <= 0) return amount;
  const exact = BigInt(amount);
  const fined = rounded(exact * BigInt(fine), 10_000n);
  const interest = rounded(exact * BigInt(monthlyInterest) * BigInt(days), 300_000n);
  return centavos(Number(exact + fined + interest));
}

const rounded = (above: bigint, below: bigint): bigint => (above * 2n + below) / (below * 2n);
