/** What opening a charge takes, for each kind of payment; each kind has a file beside this one. */
import type { ClientId, OrderNumber } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Result } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import type { ChargeStatus } from '../../domain/charges/charge-status.ts';
import type { PaymentMethod } from '../../domain/payment-method.ts';
import type { ProviderName } from '../../domain/provider-names.ts';
import type { ChargeDetails } from '../store/payments.tables.ts';

export interface ChargeRequest {
  readonly orderNumber: OrderNumber;
  readonly method: PaymentMethod;
  /** Whose order it is, if not the actor's. */
  readonly clientId?: ClientId;
  readonly amount: Money;
  /** Credit that becomes free because this charge replaces another. */
  readonly freed?: Money;
  /** Number of a card's instalments; 1 by default. */
  readonly instalments?: number;
  /** A mandate that the client may authorise while paying this Pix. */
  readonly activates?: string;
  /** The authorised mandate under which the provider collects it. */
  readonly mandateId?: string;
  /** The amount with interest that the client was shown: if it differs now, the charge is refused. */
  readonly seenAmount?: Money;
}

export type ChargeRefusal =
  | { readonly code: 'instalments-not-offered' }
  | { readonly code: 'charge-changed'; readonly amount: Money }
  /** `available` is present only for actors who may see credit. */
  | { readonly code: 'credit-exceeded'; readonly available?: Money };

/** The fields of a new charge; what is missing gets the column's default. */
export interface Opening {
  readonly status: ChargeStatus;
  /** Set if the client pays more or less than the order's total. */
  readonly amount?: Money;
  readonly interest?: Money;
  readonly instalments?: number;
  /** The provider to call after the order's transaction. */
  readonly provider?: ProviderName;
  readonly pix?: { readonly code: string; readonly txid: string };
  readonly expiresAt?: number;
  /** 'YYYY-MM-DD' */
  readonly dueDate?: string;
  readonly details?: ChargeDetails;
  readonly mandateId?: string;
}

/**
 * Runs in the order's transaction, so it makes no network calls. `id` is the new charge's id. A refusal rolls the order
 * back. An order that costs nothing calls no opener.
 */
export type Opener = (
  context: Context,
  request: ChargeRequest & { readonly id: string },
) => Promise<Result<Opening, ChargeRefusal>>;

/** The client who owes the charge. */
export function payerOf({ actor }: Context, { clientId }: ChargeRequest): ClientId {
  if (clientId !== undefined) return clientId;
  if (actor.kind === 'customer') return actor.clientId;
  throw new Error('a charge without a client');
}
