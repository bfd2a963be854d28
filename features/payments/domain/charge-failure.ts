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
