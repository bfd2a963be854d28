import { Type } from 'typebox';
import { uuid } from '#features/catalog/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { changePaymentTexts } from './change-payment-texts.ts';
import { ofOrder } from './own-order-params.schema.ts';

export const waysToPaySchema = {
  summary: 'Quanto um pedido feito custa em cada forma de pagamento que a loja oferece para ele.',
  tag: 'Orders',
  params: ofOrder,
  answer: Type.Object({
    formas: Type.Array(
      Type.Object({
        idformapagto: uuid,
        total: Type.Optional(
          Type.Number({ minimum: 0, description: 'Ausente onde não pode ser paga assim' }),
        ),
        diferenca: Type.Optional(Type.Number({ description: 'Em relação ao total de agora' })),
        cupomPerdido: Type.Optional(
          Type.String({ description: 'O cupom do pedido, se ele nada dá nesta forma de pagamento' }),
        ),
        motivo: Type.Optional(Type.String({ description: 'Por que não pode ser paga assim' })),
      }),
    ),
  }),
  refusals: {
    'order-not-found': changePaymentTexts['order-not-found'],
    'not-payable': changePaymentTexts['not-payable'],
  },
} as const satisfies EndpointSchema;
