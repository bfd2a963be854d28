/** A charge with the details that only the supplier's staff may see. */
import type { OrderNumber } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Instant } from '#kernel/scope.ts';
import type { ProviderName } from '../provider-names.ts';
import type { Charge } from './charge.ts';
import type { ChargeStatus } from './charge-status.ts';

/** The pending operation at the provider. Of a charge without a provider, 'refund' is what the shop has to refund itself. */
export type PendingOperation = 'start' | 'watch' | 'capture' | 'retry' | 'cancel' | 'refund';

/** The list of what is not settled ends here. */
export const MAX_PENDING_CHARGES = 200;

export interface ChargeRecord {
  readonly charge: Charge;
  readonly orderNumber: OrderNumber;
  readonly provider?: ProviderName;
  /** The provider's id of the payment. */
  readonly ref?: string;
  readonly createdAt: Instant;
  readonly operation?: PendingOperation;
  /** How much is to be refunded: present if `operation` is 'refund'. */
  readonly toRefund?: Money;
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
