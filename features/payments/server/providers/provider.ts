/** One interface for everyone who moves money. Each adapter passes the same tests: `conformance.ts`. */
import type { OrderNumber } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Result } from '#kernel/result.ts';
import type { Instant } from '#kernel/scope.ts';
import type { ProviderCharge } from '../../domain/provider-charge.ts';
import type { ProviderName } from '../../domain/provider-name.ts';

/**
 * 'no-answer': nobody knows what was done, so it is asked again. 'unknown': it never heard of it. 'rejected': it
 * understood and will not, now or later. 'not-asked': too many others were asking, so that nothing was said to it.
 * 'keys-refused': it does not let this shop in, so that nothing was done, and nothing is known.
 */
export type ProviderProblem = 'no-answer' | 'unknown' | 'rejected' | 'not-asked' | 'keys-refused';
export type ProviderAnswer = Promise<Result<ProviderCharge, ProviderProblem>>;

/** The charge's id is the reference by which it is found again, and makes a repeated request the same one. */
interface Wanted {
  readonly chargeId: string;
  readonly orderNumber: OrderNumber;
  readonly amount: Money;
  readonly payer: Payer;
  readonly now: Instant;
}

/** What providers want to know of who pays. */
export interface Payer {
  readonly name: string;
  readonly email: string;
  /** CPF or CNPJ, digits and letters. */
  readonly document?: string;
}

export interface WantedPix extends Wanted {
  readonly expiresAt: Instant;
}

export interface WantedCard extends Wanted {
  /** What the provider's own field made of the card; works once. */
  readonly token: string;
  readonly instalments: number;
  /** Whether the money is taken at once, or only put on hold. */
  readonly capture: boolean;
}

export interface Movement {
  readonly ref: string;
  readonly amount: Money;
  /** The same for every try of one movement. */
  readonly key: string;
}

/** What a webhook says. Providers that only name the payment are asked for it: then `told` is absent. */
export interface Notice {
  readonly id: string;
  readonly ref: string;
  readonly told?: ProviderCharge;
}
/** Nothing that concerns a payment: to be thanked for, and left. */
export type NoticeProblem = 'bad-signature' | 'stale' | 'unreadable' | 'irrelevant';

export interface ReceivedNotice {
  /** As it came, to the byte. */
  readonly body: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly now: Instant;
}

export interface Provider {
  readonly name: ProviderName;
  /** How much more than was authorised may be captured: basis points, 0 for none. */
  readonly overCapture: number;
  readonly createPix: (wanted: WantedPix) => ProviderAnswer;
  readonly authoriseCard: (wanted: WantedCard) => ProviderAnswer;
  readonly capture: (movement: Movement) => ProviderAnswer;
  readonly cancel: (ref: string) => ProviderAnswer;
  readonly refund: (movement: Movement) => ProviderAnswer;
  /** By the provider's reference, or by ours where no answer ever came. */
  readonly fetch: (by: { readonly ref: string } | { readonly chargeId: string }) => ProviderAnswer;
  readonly readNotice: (notice: ReceivedNotice) => Result<Notice, NoticeProblem>;
}

/** A notice older than this, or this far in the future, is no notice. Milliseconds. */
export const NOTICE_WINDOW = 300_000;
/** Whoever waits at the checkout waits so long. Milliseconds. */
export const PROVIDER_PATIENCE = 4_000;
