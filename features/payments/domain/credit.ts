/** A client's credit at a shop. Spec 3, limite_credito_total and limite_credito_disponivel; reliability M25. */
import { type Money, subtract, ZERO } from '#kernel/money.ts';

export interface Credit {
  readonly limit: Money;
  /** Never negative, although the limit may be lowered below what is already owed. */
  readonly available: Money;
}

/** `used` is the sum of the open titles that use credit. */
export const creditOf = (limit: Money, used: Money): Credit => ({
  limit,
  available: used >= limit ? ZERO : subtract(limit, used),
});

export const suffices = ({ available }: Credit, amount: Money): boolean => amount <= available;

/** Only clients that the shop has approved, and given a limit, may buy on account. */
export const mayOwe = (approved: boolean, limit: Money): boolean => approved && limit > 0;
