/** What a provider says of one payment, in our words. Whatever its own answers look like, an adapter makes this of them. */
import type { Money } from '#kernel/money.ts';
import type { Instant } from '#kernel/scope.ts';
import type { CardCharge } from './charge.ts';
import type { ChargeFailure } from './charge-failure.ts';
import type { ChargeStatus } from './charge-status.ts';

/** All that a charge can be, except that nobody has answered yet. */
export type ProviderStatus = Exclude<ChargeStatus, 'starting'>;

export interface ProviderCharge {
  /** As the provider calls it. */
  readonly ref: string;
  /** As we call it: the charge's id. */
  readonly chargeId: string;
  readonly status: ProviderStatus;
  /** What it was asked to take; may only differ from the charge by what a capture left or added. */
  readonly amount: Money;
  /** What it has taken; zero before. */
  readonly captured: Money;
  /** What of that it has given back. */
  readonly refunded: Money;
  readonly failure?: ChargeFailure;
  /** Its holder had taken it back by their bank, and the bank decided for the shop: the money is there again. */
  readonly returned?: true;
  readonly pix?: { readonly code: string; readonly txid: string; readonly expiresAt: Instant };
  readonly card?: CardCharge;
}
