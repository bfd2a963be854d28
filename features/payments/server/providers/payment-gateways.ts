/** What moving money needs from outside this feature: put together by the application. */
import type { OrderNumber, PaymentMethodId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Context } from '#platform/db/context.ts';
import type { Errand } from '../../domain/kept-charge.ts';
import type { ProviderName } from '../../domain/provider-name.ts';
import type { Payer, Provider, ProviderProblem } from './provider.ts';

/** Whether anybody still wants an order's money. */
export type OrderHold = 'open' | 'finished' | 'cancelled' | 'absent';

export interface PaidWith {
  readonly id: PaymentMethodId;
  readonly name: string;
  /** What the order cost by it, without a card's interest. */
  readonly amount: Money;
}

/** Money that left for whoever had paid it. */
export interface MoneyBack {
  readonly chargeId: string;
  readonly amount: Money;
}

export interface OrderHooks {
  /** Locks the order's row in the caller's transaction: always before any charge of it. */
  readonly holdOrder: (context: Context, number: OrderNumber) => Promise<OrderHold>;
  /** In the transaction that wrote the money down; `method` where it is another than was chosen last. */
  readonly orderPaid: (context: Context, number: OrderNumber, method?: PaidWith) => Promise<void>;
  /** Once for each give-back, in the transaction that wrote it down. */
  readonly moneyBack: (context: Context, number: OrderNumber, back: MoneyBack) => Promise<void>;
  /** Who pays it. */
  readonly payerOf: (context: Context, number: OrderNumber) => Promise<Payer | undefined>;
}

/** What went wrong with a charge, for whoever runs the server. Names things only: no person, no card, no token. */
export interface Trouble {
  readonly problem:
    | ProviderProblem
    | 'no-account'
    | 'wrong-amount'
    | 'unknown-charge'
    /** It broke on the way: `error` says where. */
    | 'broken';
  readonly orderNumber?: OrderNumber;
  readonly chargeId?: string;
  readonly provider?: ProviderName;
  readonly errand?: Errand;
  readonly tries?: number;
  readonly error?: unknown;
}

export interface PaymentGateways {
  /** Undefined where the supplier has no account with it. */
  readonly providerOf: (context: Context, name: ProviderName) => Promise<Provider | undefined>;
  readonly orders: OrderHooks;
  /** Heard at once, whoever comes back to it later. */
  readonly tell: (trouble: Trouble) => void;
}
