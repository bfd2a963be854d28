/** Goods that came back after they had left the shop, and the money that goes back for them. */
import type { Money } from '#kernel/money.ts';
import type { Quantity } from '#kernel/quantity.ts';
import type { Instant } from '#kernel/scope.ts';
import type { OrderStatus } from '../order-status.ts';

/**
 * `refund`: paid money goes back, or will once the order is paid. `deduction`: the client had not paid yet, and pays less. `none`:
 * nothing goes back.
 */
export const RETURN_WAYS = ['refund', 'deduction', 'none'] as const;
export type ReturnWay = (typeof RETURN_WAYS)[number];

export interface ReturnedLine {
  /** The place of the product among the order's products (`productLines`), from 0 on. */
  readonly position: number;
  readonly quantity: Quantity;
  /** What the client paid, or owed, for them. */
  readonly value: Money;
  /** Whether they can be sold again and went back to the stock. */
  readonly restocked: boolean;
}

export interface OrderReturn {
  /** From 1 on. */
  readonly number: number;
  readonly at: Instant;
  /** Why; the client reads it. */
  readonly reason: string;
  /** Who recorded it; only the shop reads it. */
  readonly name: string;
  /** They never left the shop, which gave up sending them. */
  readonly unsent?: true;
  /** The client got as many of the same for them: they still have what they bought, and no money moves. */
  readonly exchanged?: true;
  /** The store on whose shelves they were put back, with its name at the time; only the shop reads it. */
  readonly store?: { readonly id: string; readonly name: string };
  readonly lines: readonly ReturnedLine[];
  /** The delivery fee that goes back with them. */
  readonly fee: Money;
  /** What goes back: at most the lines' values and the fee. */
  readonly amount: Money;
  readonly way: ReturnWay;
  readonly state: ReturnState;
}

/**
 * `to-refund`: by the shop itself. `under-way`: its provider has not confirmed it. `when-paid`: as soon as the order is paid. `failed`:
 * the provider refused it.
 */
export const RETURN_STATES = ['settled', 'to-refund', 'under-way', 'when-paid', 'failed'] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

/** What has left can no longer be cancelled, but it may come back. */
export const mayBeReturned = (status: OrderStatus): boolean =>
  status === 'out-for-delivery' || status === 'ready-for-pickup' || status === 'delivered';

/** Whether goods come back to a store of the shop's choice: what never left stays where it is, and in an exchange others go out for them. */
export const comesToAStore = (
  status: OrderStatus,
  { unsent, exchanged }: Pick<OrderReturn, 'unsent' | 'exchanged'>,
): boolean => status !== 'ready-for-pickup' && unsent === undefined && exchanged === undefined;

/** Counts the returns of an order: who records one must have seen all the others. */
export const returnsVersion = (returns: readonly unknown[]): number => returns.length + 1;
