/** The statuses of a charge and the allowed transitions. Forward only; everything that changes a charge uses this table. */

export const CHARGE_STATUSES = [
  'starting',
  'pending',
  'authorised',
  'paid',
  'refused',
  'expired',
  'cancelled',
  'refunded',
] as const;
export type ChargeStatus = (typeof CHARGE_STATUSES)[number];

/**
 * 'starting': the provider has not responded yet. A late payment still counts: an expired, cancelled or refused charge
 * can become paid, and is refunded if the money is not needed any more.
 */
const NEXT: Readonly<Record<ChargeStatus, readonly ChargeStatus[]>> = {
  starting: ['pending', 'authorised', 'paid', 'refused', 'expired', 'cancelled', 'refunded'],
  pending: ['authorised', 'paid', 'refused', 'expired', 'cancelled', 'refunded'],
  authorised: ['paid', 'expired', 'cancelled', 'refunded'],
  paid: ['refunded'],
  refused: ['paid'],
  expired: ['paid', 'cancelled'],
  cancelled: ['paid'],
  refunded: [],
};

export const mayBecome = (from: ChargeStatus, to: ChargeStatus): boolean => NEXT[from].includes(to);

/** Whether a payment is still expected, or authorised and not captured. */
export const isOpen = (status: ChargeStatus): boolean =>
  status === 'starting' || status === 'pending' || status === 'authorised';

/** Why a payment failed, as far as the payer can do something about it. */
export const CHARGE_FAILURES = [
  'no-limit',
  'wrong-data',
  'call-bank',
  'suspected',
  'card-unusable',
  'not-completed',
  'not-possible',
  'declined',
] as const;
export type ChargeFailure = (typeof CHARGE_FAILURES)[number];
