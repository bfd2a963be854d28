import { Type } from 'typebox';
import { uuid } from '#features/catalog/contract/fields.schema.ts';
import { cardToken, instalmentCount } from '#features/payments/contract/card-fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { changePaymentTexts } from './change-payment-texts.ts';
import { orderSchema } from './order.schema.ts';
import { ofOrder } from './own-order-params.schema.ts';

export const changePaymentMethodSchema = {
  summary:
    'Paga um pedido feito de outra forma, ou tenta de novo a mesma: um novo cartão, um novo código Pix. A cobrança anterior é cancelada. O que a forma muda nos preços é refeito, e só com o total conferido.',
  tag: 'Orders',
  params: ofOrder,
  body: Type.Object(
    {
      idformapagto: uuid,
      quantParcelas: Type.Optional(instalmentCount),
      valorConferido: Type.Optional(
        Type.Number({
          minimum: 0,
          maximum: 1e13,
          description: 'O que o cliente viu que pagaria, com juros: se for outro, nada é cobrado',
        }),
      ),
      totalConferido: Type.Optional(
        Type.Number({
          minimum: 0,
          maximum: 1e13,
          description:
            'O total do pedido nesta forma de pagamento, como o cliente o viu; obrigatório se for outro que o de agora',
        }),
      ),
      tokenCartao: Type.Optional(cardToken),
    },
    { additionalProperties: false },
  ),
  answer: orderSchema,
  refusals: changePaymentTexts,
  facts: {
    'charge-changed': 'valorCobrado, o de agora',
    'total-changed': 'total, o de agora nesta forma',
    'credit-exceeded': 'creditoDisponivel, quando pode ser dito',
  },
} as const satisfies EndpointSchema;
