/** A charge as the shop's own people see it: with whom it is, what is still to be told, and all that happened. */
import type { OrderNumber } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Charge } from './charge.ts';
import type { ChargeStatus } from './charge-status.ts';
import type { ProviderName } from './provider-name.ts';

/** What is still to be told to a provider, or asked of it; with none, 'refund' is what the shop has still to give back itself. */
export type Errand = 'start' | 'watch' | 'capture' | 'cancel' | 'refund';

export interface KeptCharge {
  readonly charge: Charge;
  readonly orderNumber: OrderNumber;
  readonly provider?: ProviderName;
  /** As the provider calls it. */
  readonly ref?: string;
  readonly createdAt: Instant;
  readonly errand?: Errand;
  readonly tries: number;
  readonly events: readonly ChargeEvent[];
}

export interface ChargeEvent {
  readonly at: Instant;
  readonly before: ChargeStatus;
  readonly after: ChargeStatus;
  readonly amount: Money;
  readonly note: string;
}
