/** What every call to a provider has in common. */
import type { OrderNumber } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Result } from '#kernel/result.ts';
import type { Instant } from '#kernel/scope.ts';
import type { ProviderCharge } from '../../domain/charges/provider-charge.ts';

/**
 * - 'no-answer': the outcome is unknown, so the call is retried.
 * - 'unknown': the provider does not know the payment.
 * - 'rejected': the provider refuses for good.
 * - 'not-asked': too many calls were under way, so the provider was not called.
 * - 'keys-refused': the provider does not accept the shop's keys: nothing was done, and nothing is known.
 */
export type ProviderProblem = 'no-answer' | 'unknown' | 'rejected' | 'not-asked' | 'keys-refused';
export type ProviderAnswer = Promise<Result<ProviderCharge, ProviderProblem>>;

/** The charge's id is the reference by which the payment is found, and the idempotency key. */
export interface Wanted {
  readonly chargeId: string;
  readonly orderNumber: OrderNumber;
  readonly amount: Money;
  readonly payer: Payer;
  readonly now: Instant;
}

/** The payer's data that providers require. */
export interface Payer {
  readonly name: string;
  readonly email: string;
  /** CPF or CNPJ, digits and letters, without punctuation. */
  readonly document?: string;
}

export interface Movement {
  readonly ref: string;
  readonly amount: Money;
  /** Idempotency key: the same for every try of one movement. */
  readonly key: string;
}
