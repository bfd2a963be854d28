/** A provider's report about one mandate, translated by its adapter. */
import type { Money } from '#kernel/money.ts';
import type { Periodicity } from './mandate.ts';
import type { MandateStatus } from './mandate-status.ts';

export type ProviderMandateStatus = Exclude<MandateStatus, 'starting'>;

export interface ProviderMandate {
  /** The provider's id of the mandate. */
  readonly ref: string;
  /** Our id of it: the reference at the provider. */
  readonly mandateId: string;
  readonly status: ProviderMandateStatus;
  readonly periodicity: Periodicity;
  readonly floor: Money;
  /** Set by the payer. */
  readonly ceiling?: Money;
  readonly code?: string;
  /** Only while the first payment can still be made with it. */
  readonly firstCode?: string;
}
