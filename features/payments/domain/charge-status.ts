/** How far the money of an order has come. One table, forward only, asked by everything that moves a charge. */

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
 * 'starting' is written and its provider has not answered yet. Money that comes late is money: what was let expire, was
 * cancelled, or was taken for refused because nobody had heard of it, can still be paid, and is given back where nobody
 * wants it any more.
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

/** Whether money is still expected of it, or is on hold for it. */
export const isOpen = (status: ChargeStatus): boolean =>
  status === 'starting' || status === 'pending' || status === 'authorised';
