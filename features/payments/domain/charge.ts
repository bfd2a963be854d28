/** What is to be paid for one order, and how far that has come. Spec 2, order details: pix QR code and copy. */

import type { OrderNumber } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Instant } from '#kernel/scope.ts';
import type { PaymentKind } from './payment-method.ts';

export type ChargeStatus = 'pending' | 'paid' | 'cancelled';

export interface Charge {
  readonly id: string;
  readonly kind: PaymentKind;
  readonly amount: Money;
  readonly status: ChargeStatus;
  readonly pix?: PixCharge;
}

export interface PixCharge {
  /** The BR Code that the client copies or scans. */
  readonly code: string;
  readonly txid: string;
  /** Until when the shop asks to be paid. */
  readonly expiresAt: Instant;
}

/** An order that costs nothing is paid at once; every other charge waits. */
export const firstStatus = (amount: Money): ChargeStatus => (amount === 0 ? 'paid' : 'pending');

/** By this the receiver finds the order of a payment: order numbers are unique in the platform. */
export const pixTxid = (orderNumber: OrderNumber): string => `PED${orderNumber}`;

const THIRTY_MINUTES = 30 * 60 * 1000;

/**
 * A static code never expires at the bank, so this is the shop's word alone: a payment that comes later is still
 * good, and nothing cancels the order because of it.
 */
export const pixExpiry = (now: Instant): Instant => now + THIRTY_MINUTES;

/** Whether the screen asks to be paid by this code, or says that the time has run out. */
export const pixHasExpired = (pix: PixCharge, now: Instant): boolean => now >= pix.expiresAt;
