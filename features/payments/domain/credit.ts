/** What a shop lets a client owe. Spec 3, limite_credito_total and limite_credito_disponivel; reliability M25. */
import { type Money, subtract, ZERO } from '#kernel/money.ts';

export interface Credit {
  readonly limit: Money;
  /** Never below zero: a limit may be lowered under what is owed already. */
  readonly available: Money;
}

/** `used` is the sum of the open titles that stand against it. */
export const creditOf = (limit: Money, used: Money): Credit => ({
  limit,
  available: used >= limit ? ZERO : subtract(limit, used),
});

/** Whether a purchase of this amount may still be owed. */
export const suffices = ({ available }: Credit, amount: Money): boolean => amount <= available;

/** Only clients that the shop has approved, and given a limit, may owe. */
export const mayOwe = (approved: boolean, limit: Money): boolean => approved && limit > 0;
