/** What opening a charge asks of one kind of payment: one file a kind, beside this one. */
import type { ClientId, OrderNumber } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Result } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import type { ChargeStatus } from '../../domain/charge-status.ts';
import type { PaymentMethod } from '../../domain/payment-method.ts';
import type { ProviderName } from '../../domain/provider-name.ts';
import type { ChargeDetails } from '../store/payments.tables.ts';

export interface ChargeRequest {
  readonly orderNumber: OrderNumber;
  readonly method: PaymentMethod;
  /** Whose order it is, where that is not who acts. */
  readonly clientId?: ClientId;
  /** The order's total. */
  readonly amount: Money;
  /** What of the client's credit is free again once this charge stands in place of another. */
  readonly freed?: Money;
  /** In how many parts a card pays; 1 where it isn't said. */
  readonly instalments?: number;
  /** What the client saw that it would pay with interest: another amount is refused. */
  readonly seenAmount?: Money;
}

export type ChargeRefusal =
  | { readonly code: 'instalments-not-offered' }
  | { readonly code: 'charge-changed'; readonly amount: Money }
  /** What is available is told to those alone who may see credit. */
  | { readonly code: 'credit-exceeded'; readonly available?: Money };

/** What a kind makes of a request; what it leaves out stays as the columns' defaults say. */
export interface Opening {
  readonly status: ChargeStatus;
  /** Where the client pays more or less than the order's total. */
  readonly amount?: Money;
  readonly interest?: Money;
  readonly instalments?: number;
  /** Whose provider is asked, after the order's transaction. */
  readonly provider?: ProviderName;
  readonly pix?: { readonly code: string; readonly txid: string };
  readonly expiresAt?: number;
  /** 'YYYY-MM-DD' */
  readonly dueDate?: string;
  readonly details?: ChargeDetails;
}

/**
 * Runs within the order's transaction, so it never speaks with the network. `id` is the charge's own.
 * A refusal takes the whole order back. An order that costs nothing asks no opener.
 */
export type Opener = (
  context: Context,
  request: ChargeRequest & { readonly id: string },
) => Promise<Result<Opening, ChargeRefusal>>;

/** Who owes what is asked for. */
export function payerOf({ actor }: Context, { clientId }: ChargeRequest): ClientId {
  if (clientId !== undefined) return clientId;
  if (actor.kind === 'customer') return actor.clientId;
  throw new Error('a charge without a client');
}
