/** What payments need from outside this feature; composed by the application. */
import type { OrderNumber, PaymentMethodId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Context } from '#platform/db/context.ts';
import type { OrderPayer } from '../../domain/charges/awaited-charge.ts';
import type { PendingOperation } from '../../domain/charges/charge-record.ts';
import type { Mandate } from '../../domain/mandate/mandate.ts';
import type { ProviderName } from '../../domain/provider-names.ts';
import type { Payer, Provider, ProviderProblem } from './provider.ts';

/** Whether the order still needs to be paid. */
export type OrderPaymentState = 'open' | 'finished' | 'cancelled' | 'absent';

export interface PaidWith {
  readonly id: PaymentMethodId;
  readonly name: string;
  /** The order's price by this method, without a card's interest. */
  readonly amount: Money;
}

/** A refund to the payer. */
export interface MoneyBack {
  readonly chargeId: string;
  readonly amount: Money;
}

export interface OrderHooks {
  /** Locks the order's row in the caller's transaction: always before any charge of it. */
  readonly lockForPayment: (context: Context, number: OrderNumber) => Promise<OrderPaymentState>;
  /** Called in the transaction that records the payment; `method` is set if it differs from the method chosen last. */
  readonly orderPaid: (context: Context, number: OrderNumber, method?: PaidWith) => Promise<void>;
  /** Called once per refund, in the transaction that records it. */
  readonly moneyBack: (context: Context, number: OrderNumber, back: MoneyBack) => Promise<void>;
  readonly payerOf: (context: Context, number: OrderNumber) => Promise<Payer | undefined>;
  /** Whose orders these are, for the shop's staff. */
  readonly clientsOf: (
    context: Context,
    numbers: readonly OrderNumber[],
  ) => Promise<ReadonlyMap<OrderNumber, OrderPayer>>;
  /** Called in the transaction in which a payer's mandate was authorised, or has ended otherwise than by the shop's wish. */
  readonly mandateMoved: (context: Context, mandate: Mandate) => Promise<void>;
  /** Called once per failure of a collection, in the transaction that records it. */
  readonly collectionFailed: (
    context: Context,
    number: OrderNumber,
    failure: CollectionFailure,
  ) => Promise<void>;
}

/** `retryOn`: the day of the next try. Without one it is over, and its client has to pay the order. */
export interface CollectionFailure {
  readonly why: 'no-funds' | 'stopped' | 'not-possible';
  readonly retryOn?: string;
}

/** A provider error, for the operator's log. No personal data, no card, no token. */
export interface Trouble {
  readonly problem:
    | ProviderProblem
    | 'no-account'
    | 'wrong-amount'
    | 'unknown-charge'
    | 'wrong-terms'
    | 'unknown-mandate'
    /** An exception; see `error`. */
    | 'broken';
  readonly orderNumber?: OrderNumber;
  readonly chargeId?: string;
  readonly mandateId?: string;
  readonly provider?: ProviderName;
  readonly operation?: PendingOperation;
  readonly tries?: number;
  readonly error?: unknown;
}

export interface PaymentGateways {
  /** Undefined if there is no such provider, or if the supplier has no account with it. */
  readonly providerOf: (context: Context, name: string) => Promise<Provider | undefined>;
  readonly orders: OrderHooks;
  /** Reports an error immediately, although the operation is retried later. */
  readonly report: (trouble: Trouble) => void;
}
