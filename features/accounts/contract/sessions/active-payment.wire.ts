import type { PaymentMethodId } from '#kernel/ids.ts';
import type { Session } from '../../domain/session.ts';

interface WireActivePayment {
  readonly formaPagamentoActive?: { readonly idformapagto: PaymentMethodId };
}

export const activePaymentToWire = ({
  paymentMethodId,
}: Pick<Session, 'paymentMethodId'>): WireActivePayment =>
  paymentMethodId === undefined ? {} : { formaPagamentoActive: { idformapagto: paymentMethodId } };

export const activePaymentFromWire = ({
  formaPagamentoActive,
}: WireActivePayment): Pick<Session, 'paymentMethodId'> =>
  formaPagamentoActive === undefined ? {} : { paymentMethodId: formaPagamentoActive.idformapagto };
