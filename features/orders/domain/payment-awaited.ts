import type { Charge } from '#features/payments/domain/charge.ts';

/** Whether a payment that must precede the goods is still missing. On account, by boleto or on delivery the goods go first. */
export const isPaymentAwaited = (charge: Pick<Charge, 'kind' | 'status'> | undefined): boolean =>
  charge !== undefined &&
  (charge.kind === 'pix' || charge.kind === 'card') &&
  charge.status !== 'paid' &&
  charge.status !== 'authorised';
