/** What a provider of Pix Automático does besides single payments: an optional capability. */
import type { OrderNumber } from '#kernel/ids.ts';
import type { Result } from '#kernel/result.ts';
import type { Instant } from '#kernel/scope.ts';
import type { MandateTerms } from '../../domain/mandate/mandate.ts';
import type { ProviderMandate } from '../../domain/mandate/provider-mandate.ts';
import type { Movement, Payer, ProviderAnswer, ProviderProblem, Wanted } from './provider-call.ts';

export type MandateAnswer = Promise<Result<ProviderMandate, ProviderProblem>>;

export interface WantedMandate extends MandateTerms {
  /** The reference by which it is found, and the idempotency key. */
  readonly mandateId: string;
  /** Shown to the payer as the contract. */
  readonly orderNumber: OrderNumber;
  readonly payer: Payer;
  /** Until when the payer may authorise it. */
  readonly expiresAt: Instant;
  /** A Pix of this provider that can still be paid: the payer then pays it and authorises the mandate in one step. */
  readonly first?: { readonly chargeId: string; readonly ref: string };
  readonly now: Instant;
}

/** A charge that the provider collects by itself on its day. */
export interface WantedCollection extends Wanted {
  readonly mandateRef: string;
  /** 'YYYY-MM-DD' by the supplier's calendar. */
  readonly dueOn: string;
}

export interface WantedRetry extends Pick<Movement, 'ref' | 'key'> {
  /** The day of the next try. */
  readonly on: string;
  readonly now: Instant;
}

/** Collections are fetched, cancelled and refunded like every other payment. */
export interface MandateCalls {
  readonly request: (wanted: WantedMandate) => MandateAnswer;
  readonly cancel: (ref: string) => MandateAnswer;
  /** By the provider's reference, or by the mandate's id if no response ever came. */
  readonly fetch: (by: { readonly ref: string } | { readonly mandateId: string }) => MandateAnswer;
  readonly collect: (wanted: WantedCollection) => ProviderAnswer;
  /** Tries a failed collection once more. */
  readonly retry: (wanted: WantedRetry) => ProviderAnswer;
}
