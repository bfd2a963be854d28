import type { Charge } from '#features/payments/domain/charge.ts';

/** Whether it is to be paid before the goods go, and is not. What is put on account, paid by boleto or at the door goes before. */
export const isPaymentAwaited = (charge: Pick<Charge, 'kind' | 'status'> | undefined): boolean =>
  charge !== undefined &&
  (charge.kind === 'pix' || charge.kind === 'card') &&
  charge.status !== 'paid' &&
  charge.status !== 'authorised';
