/** The states of a mandate and the allowed transitions; everything that changes a mandate uses this table. */

export const MANDATE_STATUSES = [
  'starting',
  'requested',
  'authorised',
  'refused',
  'expired',
  'cancelled-by-payer',
  'cancelled-by-shop',
] as const;
export type MandateStatus = (typeof MANDATE_STATUSES)[number];

/**
 * 'starting': the provider has not responded yet. 'expired': the payer gave no answer in time. An ended mandate stays ended: the payer
 * authorises a new one.
 */
const NEXT: Readonly<Record<MandateStatus, readonly MandateStatus[]>> = {
  starting: ['requested', 'authorised', 'refused', 'expired', 'cancelled-by-payer', 'cancelled-by-shop'],
  requested: ['authorised', 'refused', 'expired', 'cancelled-by-payer', 'cancelled-by-shop'],
  authorised: ['expired', 'cancelled-by-payer', 'cancelled-by-shop'],
  refused: [],
  expired: [],
  'cancelled-by-payer': [],
  'cancelled-by-shop': [],
};

export const mandateMayBecome = (from: MandateStatus, to: MandateStatus): boolean => NEXT[from].includes(to);

/** Whether nothing can happen to it any more. */
export const isEnded = (status: MandateStatus): boolean => NEXT[status].length === 0;
