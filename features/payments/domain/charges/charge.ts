/** The payment of one order. Spec 2, order details: pix QR code and copy. */
import type { OrderNumber } from '#kernel/ids.ts';
import { type Money, subtract, ZERO } from '#kernel/money.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Collection } from '../mandate/collection-days.ts';
import type { PaymentKind } from '../method-settings.ts';
import type { Title } from '../title.ts';
import type { ChargeFailure, ChargeStatus } from './charge-status.ts';

export interface Charge {
  readonly id: string;
  readonly kind: PaymentKind;
  /** The order's total plus the interest of instalments. */
  readonly amount: Money;
  readonly status: ChargeStatus;
  /** Present for several instalments, or with interest. */
  readonly instalments?: { readonly count: number; readonly interest: Money };
  /** Present if more or less than `amount` was received: the goods were weighed, or only some of the parts were paid. */
  readonly captured?: Money;
  readonly refunded?: Money;
  readonly failure?: ChargeFailure;
  readonly paidAt?: Instant;
  readonly pix?: PixCharge;
  readonly card?: CardCharge;
  /** Present if the bank collects it by itself: Pix Automático. */
  readonly collection?: Collection;
  /** Present if its code, when paid, authorises Pix Automático for the orders that follow. */
  readonly authorises?: true;
  /** Only of boletos and orders on account. */
  readonly titles?: readonly Omit<Title, 'clientId'>[];
}

/** The amount that was paid and not refunded. */
export const stillPaid = ({
  status,
  amount,
  captured,
  refunded,
}: Pick<Charge, 'status' | 'amount' | 'captured' | 'refunded'>): Money =>
  status === 'paid' ? subtract(captured ?? amount, refunded ?? ZERO) : ZERO;

/** Pix and cards can be refunded the way they were paid; for other kinds the shop has to find a way. */
export const goesBackAsItCame = ({ kind }: Pick<Charge, 'kind'>): boolean =>
  kind === 'pix' || kind === 'card';

export interface PixCharge {
  /** The BR Code that the client copies or scans. */
  readonly code: string;
  readonly txid: string;
  /** Until when the shop expects the payment. */
  readonly expiresAt: Instant;
}

/** Card data that may be stored: never its number. */
export interface CardCharge {
  /** 'visa' */
  readonly brand: string;
  readonly lastFour: string;
}

/** The receiver identifies the order by it: order numbers are unique in the platform. */
export const pixTxid = (orderNumber: OrderNumber): string => `PED${orderNumber}`;

const THIRTY_MINUTES = 30 * 60 * 1000;

/** A later payment still counts, and nothing cancels the order because of it. */
export const pixExpiry = (now: Instant): Instant => now + THIRTY_MINUTES;
