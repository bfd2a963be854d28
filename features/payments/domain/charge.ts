/** What is to be paid for one order, and how far that has come. Spec 2, order details: pix QR code and copy. */

import type { OrderNumber } from '#kernel/ids.ts';
import { type Money, subtract, ZERO } from '#kernel/money.ts';
import type { Instant } from '#kernel/scope.ts';
import type { ChargeFailure } from './charge-failure.ts';
import type { ChargeStatus } from './charge-status.ts';
import type { PaymentKind } from './payment-method.ts';
import type { Title } from './title.ts';

export interface Charge {
  readonly id: string;
  readonly kind: PaymentKind;
  /** What the client pays: the order's total, and the interest of instalments. */
  readonly amount: Money;
  readonly status: ChargeStatus;
  /** Where it is paid in parts, or with interest. */
  readonly instalments?: { readonly count: number; readonly interest: Money };
  /** Where less or more was received than was asked for at first: the goods were weighed, or a part of what is owed was paid. */
  readonly captured?: Money;
  readonly refunded?: Money;
  /** Why it was refused. */
  readonly failure?: ChargeFailure;
  readonly paidAt?: Instant;
  readonly pix?: PixCharge;
  readonly card?: CardCharge;
  /** What is owed for it, and when: of boletos and of what is bought on account. */
  readonly titles?: readonly Omit<Title, 'clientId'>[];
}

/** What was paid of it and not given back. */
export const stillPaid = ({
  status,
  amount,
  captured,
  refunded,
}: Pick<Charge, 'status' | 'amount' | 'captured' | 'refunded'>): Money =>
  status === 'paid' ? subtract(captured ?? amount, refunded ?? ZERO) : ZERO;

/** Pix and cards take money back; for what came in any other way the shop finds one. */
export const goesBackAsItCame = ({ kind }: Pick<Charge, 'kind'>): boolean =>
  kind === 'pix' || kind === 'card';

export interface PixCharge {
  /** The BR Code that the client copies or scans. */
  readonly code: string;
  readonly txid: string;
  /** Until when the shop asks to be paid. */
  readonly expiresAt: Instant;
}

/** What may be known of a card: never its number. */
export interface CardCharge {
  /** 'visa' */
  readonly brand: string;
  readonly lastFour: string;
}

/** By this the receiver finds the order of a payment: order numbers are unique in the platform. */
export const pixTxid = (orderNumber: OrderNumber): string => `PED${orderNumber}`;

const THIRTY_MINUTES = 30 * 60 * 1000;

/** Until when a Pix is asked for. A payment that comes later is still good, and nothing cancels the order because of it. */
export const pixExpiry = (now: Instant): Instant => now + THIRTY_MINUTES;
