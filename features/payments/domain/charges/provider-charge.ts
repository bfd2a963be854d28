/** A provider's report about one payment, translated by its adapter. */
import type { Money } from '#kernel/money.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Collection } from '../mandate/collection-days.ts';
import type { CardCharge } from './charge.ts';
import type { ChargeFailure, ChargeStatus } from './charge-status.ts';

/** All statuses of a charge but 'starting', in which the provider has not responded yet. */
export type ProviderStatus = Exclude<ChargeStatus, 'starting'>;

export interface ProviderCharge {
  /** The provider's id of the payment. */
  readonly ref: string;
  /** The charge's id: our reference at the provider. */
  readonly chargeId: string;
  readonly status: ProviderStatus;
  /** The requested amount; a capture may have lowered or raised it. */
  readonly amount: Money;
  /** The captured amount; 0 before. */
  readonly captured: Money;
  /** The refunded part of `captured`. */
  readonly refunded: Money;
  readonly failure?: ChargeFailure;
  /** A chargeback was decided in the shop's favour: the money is back. */
  readonly returned?: true;
  readonly pix?: { readonly code: string; readonly txid: string; readonly expiresAt: Instant };
  readonly card?: CardCharge;
  /** Only of a collection under a mandate; while one more try is possible, its status stays 'pending'. */
  readonly collection?: Pick<Collection, 'dueOn' | 'failedOn'>;
}
