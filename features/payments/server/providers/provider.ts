/** The interface of payment providers. Every adapter passes the tests in `conformance.ts`. */
import type { Result } from '#kernel/result.ts';
import type { Instant } from '#kernel/scope.ts';
import type { ProviderCharge } from '../../domain/charges/provider-charge.ts';
import type { ProviderName } from '../../domain/provider-names.ts';
import type { MandateCalls } from './mandate-calls.ts';
import type { Movement, ProviderAnswer, Wanted } from './provider-call.ts';

export type { Movement, Payer, ProviderAnswer, ProviderProblem, Wanted } from './provider-call.ts';

export interface WantedPix extends Wanted {
  readonly expiresAt: Instant;
}

export interface WantedCard extends Wanted {
  /** The one-time token from the provider's card field. */
  readonly token: string;
  readonly instalments: number;
  /** True captures immediately, false only authorises. */
  readonly capture: boolean;
}

/** A verified webhook. Some providers only name the payment: then `reported` is absent and the payment is fetched. */
export interface Notice {
  readonly id: string;
  readonly ref: string;
  readonly reported?: ProviderCharge;
}
/** A verified webhook about a mandate, which is then fetched: so the order in which they arrive does not matter. */
export interface MandateNotice {
  readonly id: string;
  readonly mandateRef: string;
}
/** 'irrelevant': not about a payment; it is acknowledged and ignored. */
export type NoticeProblem = 'bad-signature' | 'stale' | 'unreadable' | 'irrelevant';

export interface ReceivedNotice {
  /** The raw body, which is what the signature covers. */
  readonly body: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly now: Instant;
}

export interface Provider {
  readonly name: ProviderName;
  /** How much more than the authorised amount may be captured: basis points, 0 for none. */
  readonly overCapture: number;
  readonly createPix: (wanted: WantedPix) => ProviderAnswer;
  readonly authoriseCard: (wanted: WantedCard) => ProviderAnswer;
  readonly capture: (movement: Movement) => ProviderAnswer;
  readonly cancel: (ref: string) => ProviderAnswer;
  readonly refund: (movement: Movement) => ProviderAnswer;
  /** By the provider's reference, or by the charge's id if no response ever came. */
  readonly fetch: (by: { readonly ref: string } | { readonly chargeId: string }) => ProviderAnswer;
  /** Absent if the provider has no Pix Automático (`HAS_AUTOMATIC_PIX`). */
  readonly mandates?: MandateCalls;
  readonly readNotice: (notice: ReceivedNotice) => Result<Notice | MandateNotice, NoticeProblem>;
}

/** Notices that are older, or further in the future, are refused. Milliseconds. */
export const NOTICE_WINDOW = 300_000;
/** Timeout of a provider's response, for which a client waits at the checkout. Milliseconds. */
export const PROVIDER_TIMEOUT = 4_000;
