/**
 * A mandate: the payer allows the shop once, at their bank, to collect a subscription's payments by itself. Pix Automático: Central
 * Bank, API Pix, recorrência; decision 037.
 */
import type { ClientId, OrderNumber, PaymentMethodId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Instant } from '#kernel/scope.ts';
import type { MandateStatus } from './mandate-status.ts';

/** How often at most a mandate may be charged: once in each of its periods. */
export const PERIODICITIES = ['weekly', 'monthly', 'quarterly', 'half-yearly', 'yearly'] as const;
export type Periodicity = (typeof PERIODICITIES)[number];

/** What the payer agrees to. Never changed: other terms are another mandate. */
export interface MandateTerms {
  readonly periodicity: Periodicity;
  /** When the first payment is expected; periods are counted from it. 'YYYY-MM-DD' by the supplier's calendar. */
  readonly startsOn: string;
  /** The lowest ceiling that the payer may set. */
  readonly floor: Money;
  /** Whether a payment that failed for lack of funds may be tried again on later days. */
  readonly retries: boolean;
}

export interface Mandate extends MandateTerms {
  readonly id: string;
  /** Absent once the client's data is deleted. */
  readonly clientId?: ClientId;
  readonly subscriptionId: string;
  /** The order of the subscription by which the payer is known. */
  readonly orderNumber: OrderNumber;
  readonly methodId: PaymentMethodId;
  readonly status: MandateStatus;
  /** The most that the payer allows for one payment; absent if the payer set no limit. */
  readonly ceiling?: Money;
  /** The Pix code that only authorises. Central Bank, "jornada 2". */
  readonly code?: string;
  /** The Pix code that authorises and pays the first order at the same time. Central Bank, "jornada 3". */
  readonly firstCode?: string;
  /** Until when the payer may authorise it. */
  readonly expiresAt: Instant;
  readonly createdAt: Instant;
  readonly endedAt?: Instant;
}

const SEVEN_DAYS = 7 * 24 * 60 * 60_000;

export const requestExpiry = (now: Instant): Instant => now + SEVEN_DAYS;

/** The lowest ceiling asked for: today's amount, in whole reais, so that the next order at today's prices is always covered. */
export const floorFor = (amount: Money): Money => (Math.ceil(Math.max(amount, 100) / 100) * 100) as Money;
