import { type Static, Type } from 'typebox';
import { CHARGE_FAILURES } from '../domain/charge-failure.ts';
import { paymentMethodSchema } from './payment-method.schema.ts';

/** The payment history in an order's response. */
export const paymentStepSchema = Type.Object({
  passo: Type.Enum([
    'AGUARDANDO',
    'FORMA_TROCADA',
    'PRE_AUTORIZADO',
    'PAGO',
    'RECUSADO',
    'EXPIRADO',
    'DEVOLVIDO',
  ]),
  em: Type.String({ description: 'Instante em ISO 8601' }),
  tipo: paymentMethodSchema.properties.tipo,
  idformapagto: Type.String(),
  formaPagamento: Type.String(),
  valor: Type.Number({ minimum: 0 }),
  falha: Type.Optional(Type.Enum([...CHARGE_FAILURES])),
});

export type WirePaymentStep = Static<typeof paymentStepSchema>;
